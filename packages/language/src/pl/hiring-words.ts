import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common:
    'i w na z do się nie jest że o od dla za po jak oraz przez przy prosimy dziękujemy zapraszamy pani pana pan panu twoja twoje twój ciebie cię ci nas nam nami będzie jesteśmy dzień dobry tego jako już ale są został została',
  you: 'pani, pana, pan, panu, panią, państw*, ci, cię, ciebie, tobie, tobą, twoj*, twój, twoim, ty, zostałeś, zostałaś, złożył*ś, wysłałeś, wysłałaś, aplikowałeś, aplikowałaś, możesz, masz, jesteś',
  not: 'nie, nigdy, żaden, żadn*, bez, nikt, nikogo, ani',
  harmlessNot:
    'jeszcze nie, nie tylko, nie wahaj*, nie odpowiad*, nie ma potrzeby, nie musi*, nie trzeba, nie zapomn*, bez obaw, bez zobowiązań, nie podjęli* jeszcze, nie zapadła',
  idle: 'jako kandydat*, poradnik rozmowy, pytania na rozmow*, przygotowani* do rozmowy, warsztat*, w stanie, zwrócił* uwagę',
  condition:
    'jeśli, jeżeli, gdy, gdyby, czy, o ile, w przypadku, może, mogą, mogłoby, po otrzymaniu, ewentualnie, dopóki, dopiero, w przeciwnym razie, inaczej, w innym przypadku',
  opening:
    'jeśli, jeżeli, gdyby, tylko wybran*, wybrane osoby, wybrani kandydaci, jak reagować, w przypadku, skontaktujemy się z wybran*',
  past: 'niedawno, ostatnio, wcześniej, w zeszłym, wczoraj, już, po rozmowie, po naszej rozmowie, zgodnie z rozmową, jak ustaliliśmy, odbyła się, miło było',
  ongoing: 'nadal, wciąż, jeszcze trwa*, trwa, trwają, w toku',
  never: 'nigdy, nie prosimy o, nie pobieramy, oszust*, uważaj*',
  applicant:
    'moja aplikacja, moją aplikację, mojej aplikacji, moje cv, mój życiorys, aplikuję, zgłaszam się, na pani prośbę, na pana prośbę, na twoją prośbę, moje doświadczenie',
  sorry: 'niestety, przykro, żałujemy, przepraszamy, ubolewamy, wybacz*',
  inform: 'informujemy, poinformować, zawiadamiamy, zawiadomić, przekazać, daj znać, powiadomić, dam znać, dać znać',
  application:
    'aplikacj*, zgłoszeni*, kandydatur*, cv, życiorys*, podani*, dokumenty aplikacyjne, list motywacyjny, udział w rekrutacji, udział w procesie, zainteresowanie ofertą',
  job: 'stanowisk*, prac*, posad*, ofert* pracy, etat*, rola, roli, rekrutacj*, staż*, praktyk*, wakat*',
  hiring:
    'rekrutac*, kandydat*, rozmow* kwalifikacyjn*, stanowisk*, zatrudni*, kadry, proces rekrutacyjny, cv, umow* o pracę, etat*, pracodawc*',
  rival:
    'inn* osob*/kandydat*/kandydatk*, inn* kandydat*, osob* z większym/bardziej, kandydat* z większym, kogoś innego, ktoś inny, komuś innemu, kandydat* wewnętrzn*, kandydatów których, osoby która, osob* z dłuższ*/większ*/innym, kandydat* z dłuższ*',
  someone: 'jedna osoba, jedną osobę, kogoś, ktoś, kandydata który, kandydatkę która, osobę która, koleżank* z, koleg* z',
  candidates: 'kandydaci, kandydatów, kandydatom, osoby, zgłoszenia, aplikacje',
  decide:
    'zdecydowa*, decyzj*, wybra*, wybór, wyboru, wybrał*, zatrudni*, zaproponowa*, zaoferowa*, obsadz*, przyję*, postawi*, padł*, lepiej, bliżej',
  recruit: 'szukamy, szuka, poszukuj*, zatrudnimy, potrzebujemy, rekrutujemy',
  proceed:
    'kolejnego etapu, następnego etapu, dalszego etapu, przejść, przeszła, przeszedł, zakwalifikow*, dalej, kontynuow*, rozpatrz*, rozpatrywa*, uwzględni*',
  stage: 'kolejn* etap*, następn* etap*, drugi* etap*, dalsz* etap*, ostatni* etap*, finałow* etap*, kolejn* krok*',
  choose: 'wybrana, wybrany, wybrano, wybraliśmy, zakwalifikow*, przyjęta, przyjęty, zaakceptowan*, zatrudniona, zatrudniony',
  gone: 'obsadzon*, wycofan*, anulowan*, odwołan*, zamknięt*, wstrzyman*, zawieszon*, zakończon*, nieaktualn*, unieważnion*, anulowana, anulowany',
  refuse:
    'bez wyboru, odrzucon*, odmow*, odmown*, negatywn*, nie możemy zaproponować, nie możemy zaoferować, nie zdecydowaliśmy się na panią/pana/twoj*/ciebie, nie przeszł*, nie została wybrana, nie został wybrany, nie zakwalifikow*, nikt nie zostanie zatrudniony, nie zatrudniamy, nie szukamy już, zakończyć .. proces, nie będziemy kontynuować, nie będziemy .. rozpatrywać, nie zostanie obsadzone, nikogo nie zatrudni*, bez obsady, obsadzone .. wewnętrznie, rekrutacji wewnętrznej, kandydata wewnętrznego',
  retract: 'wycofać, wycofujemy, wycofaniu, cofnąć, cofamy, cofnięciu, odwołujemy, unieważniamy',
  fit: 'pasuj*, odpowiada, odpowiadają, dopasowan*, spełnia*, zgodne z',
  unreal: 'chcielibyśmy .. ale, mieliśmy nadzieję, chcieliśmy .. zatrudnić',
  farewell:
    'powodzenia, sukcesów, wszystkiego dobrego, dalszych poszukiwaniach, dalszej karierze, przyszłych rekrutacj*, zachować .. cv, zachęcamy do aplikowania, w przyszłości',
  invite: 'zaprosić, zapraszam*, zaproszeni*, zaprasza',
  interview:
    'rozmow* kwalifikacyjn*, rozmow* rekrutacyjn*, rozmow* o pracę, rozmow*, interview, spotkani* rekrutacyjn*, dzień próbny, assessment center, wideorozmow*',
  meeting: 'spotkani*, telefon, rozmow*, zoom, teams, połączeni*, termin*, wideo',
  meet: 'spotkać, poznać, porozmawiać, zadzwoni*, odwiedzić, rozmawiać, zobaczyć się',
  arrange:
    'termin*, umówić, umów, wybierz, zarezerwuj*, przełoży*, przenieść, przesunąć, dogodn*, pasuje, kalendarz*, odbędzie się, potwierdz*, godzin*',
  wish: 'chcielibyśmy, chciałabym, chciałbym, chcemy, prosimy, proszę, czy możesz, czy może, zapraszam*, z przyjemnością, cieszymy się, czy pasuje, wybierz',
  test: 'zadanie, zadania, zadaniem, test, testu, testy, studium przypadku, ćwiczenie, próbka pracy, wyzwanie',
  take: 'wykona*, rozwiąż*, rozwiąza*, link, termin, do piątku, do niedzieli, do poniedziałku, godzin*, minut*, dni, odesłać, odeślij, prześlij, przesłać, wypełni*',
  offer: 'oferujemy, zaoferować, proponujemy, zaproponować, oferta, ofertę, oferty, propozycj*',
  hire: 'proponujemy .. prac*/stanowisk*/posad*, oferujemy .. prac*/stanowisk*/posad*, zaproponować .. prac*/stanowisk*, zaoferować .. prac*/stanowisk*, ofert* zatrudnienia, chcemy .. zatrudnić, chcielibyśmy .. zatrudnić, witamy w zespole, witamy na pokładzie, stanowisko/posada/praca ... jest twoj*/twoja/pani/pana, umowa o pracę w załączniku, dołączył* do nas, dostałaś tę pracę, dostałeś tę pracę',
  contract: 'umow* o pracę, umowa, umowę, umowy, warunki zatrudnienia, warunki wynagrodzenia',
  sign: 'podpis*, załącz*, w załączniku, odesłanie podpisan*, przesyłam, wynagrodzeni*',
  received:
    'otrzyma*, dotarł*, wpłynęł*, zarejestrowan*, przyjęliśmy, potwierdzamy, potwierdzenie, w systemie, zapisan*, mamy twoj*, wysłan*, w rękach, w dobrych rękach',
  thanks: 'dzięk*, dziękuj*, doceniamy, cieszymy się że',
  review: 'przejrz*, przeczyta*, rozpatrz*, skontaktujemy, odezwiemy, odpowiemy, analiz*, ocenim*, sprawdz*, wrócimy z',
  ask: 'prosimy o przesłanie, prosimy o podanie, prosimy o uzupełnienie, prosimy o dosłanie, prosimy o dostarczenie, prosimy przesłać, proszę przesłać, proszę podać, proszę o przesłanie, prześlij, podaj, wyślij, potrzebujemy, wypełnij, uzupełnij, dostarcz, dołącz, uprzejmie prosimy, czy możesz przesłać, czy może pani/pan przesłać, prosimy o, proszę o',
  missing: 'brakuj*, brak, brakujące, niekomplet*, nie otrzymaliśmy, dosłać, dosłanie, uzupełni*',
  document:
    'dyplom*, dokument*, zaświadczeni*, świadectw*, kopi*, referencj*, portfolio, cv, skan*, formularz*, oczekiwania finansowe, oczekiwań finansowych, prawa wykonywania, uprawnie*, certyfikat*, zgod*, niekaralno*, numer*, dane, okres wypowiedzenia, list motywacyjny',
  delay: 'przełoż*, przesun*, przenieść, opóźni*, chory, chora, chorob*, nowy termin, nie odbędzie się, dłużej, odwoła*',
  withdrawn: 'wycofanie twojej, wycofanie pani, wycofanie pana, wycofałeś, wycofałaś, rezygnacj* z udziału',
  autoReply:
    'automatyczna odpowiedź, odpowiedź automatyczna, poza biurem, na urlopie, nieobecn*, jestem na urlopie, autoodpowiedź',
  courtesy:
    'do zobaczenia, do usłyszenia, miłego weekendu, dziękuję za potwierdzenie, nie ma za co, nie ma sprawy, nie ma problemu, świetnie, proszę bardzo',
  bulk: 'newsletter*, nowe oferty, nowych ofert, oferty dla ciebie, alert*, ankiet*, webinar*, targi pracy, porady, poradnik*, w tym numerze, czytaj dalej, zobacz wszystkie, zapisane wyszukiwanie, twoja opinia, kurs*, promocj*, faktur*, potwierdź adres, kod weryfikacyjny, oceń, jak oceniasz, pomóż nam',
  smallPrint:
    'wypisz się, zrezygnuj z, anuluj subskrypcję, polityka prywatności, wyświetl w przeglądarce, otrzymujesz tę wiadomość',
  outreach:
    'trafiłem na, trafiłam na, mój klient, mojego klienta, nasz klient, naszego klienta, dla klienta, na linkedin, otwart* na, nowe wyzwanie, nowych wyzwań, czy jest pani zainteresowana, czy jest pan zainteresowany, ciekawa oferta, twój profil, pani profil, pana profil, zmianę pracy, mam dla, szukam dla, naszych klientów, moich klientów, jednego z naszych klientów, twoje cv w, pani cv w, pana cv w',
  otherMatter:
    'kredyt*, pożyczk*, mieszkani*, najem, najmu, wynaj*, stypendi*, studi*, uczelni*, lekarz*, wizyt*, ubezpieczeni*, polis*, przedszkol*, szkoł* podstaw*, rezerwacj*, paczk*, dostaw*, reklamacj*, zamówieni*, konto bankowe, demo, subskrypcj*, abonament*, wniosek o, przetarg*, dziecko, dziecka',
  pending:
    'nie podjęliśmy jeszcze, jeszcze nie podjęliśmy, decyzja jeszcze, decyzja nie zapadła, trwa nadal, nadal trwa, potrwa dłużej, trwa dłużej, prosimy o cierpliwość, cierpliwość, opóźnia się, nadal rozpatr*',
  verdict: 'tym razem, ostatecznie, w końcu, koniec końców, finalnie, po namyśle',
  another: 'inny, inna, innej, innego, innemu, inną, ktoś inny, kogoś innego',
  employer:
    'przeprowadzasz rozmowę, twoje polecenie, twoje ogłoszenie, pani ogłoszenie, pana ogłoszenie, nowy kandydat, nowa aplikacja na, karta oceny, cv kandydatów, aplikacje kandydatów, komisji rekrutacyjnej',
  letter:
    'dziękuję za zaproszenie, przyjmuję ofertę, potwierdzam udział, chciałabym wycofać, chciałbym wycofać, z niecierpliwością czekam na',
  money:
    'opłat*, kaucj*, przelew*, wpłat*, wpłać, bitcoin, konto bankowe, dane karty, numer konta, blik, zaliczk*, karta podarunkowa, karty, bankowości, zdjęcie karty',
  identity: 'dowod* osobist*, dowód osobisty, paszport*, pesel, zdjęci* dowodu, skan dowodu, prawo jazdy',
  credentials: 'hasło, hasła, potwierdź tożsamość, zweryfikuj konto, zaloguj się w ciągu, kod z sms, kod jednorazowy',
}
