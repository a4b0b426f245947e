/** As in english.ts; Polish declines its nouns, so the forms of questions are listed. */
export const POLISH = `
drop: czy, w, we, z, ze, na, do, od, o, u, dla, przez, przy, po, pan, pani, panstwo, panstwa, twoj, twoja, twoje, twoim, twojego, swoj, swoje, ty, ja, ciebie, moj, moja, moje, jest, sa, jestes, jestem, byc, masz, ma, mam, posiadasz, posiada, posiadam, posiadaja, to, sie, prosze, podaj, podac, prosimy, wybierz, wybrac, zaznacz wszystkie pasujace, wybierz wszystkie pasujace, legalnie, sluzbowych, sluzbowe, data, okres, ten, ta, tym, pracujac, wybierz opcje
which: jaki, jaka, jakie, jakim, jak, ktory, ktore
could: mozesz, moze, moge
serial: numer
trade: zawodowego, zawodowe, zawodowej
yes: tak
will: bedziesz, bedzie, bede
not: nie, zaden, zadnego, zadnej, nigdy, brak
without: bez
example: np, na przyklad
role: stanowisko, stanowisku, stanowiska
and: i, oraz, a takze
or: lub, albo, czy tez
but: ale
if: jesli, jezeli, tylko, chyba, jesli tak
past: byl, byla, bylo
now: teraz, obecnie, obecna, obecne, obecny, aktualnie, aktualny, aktualna, obecnego, obecnym, aktualne
future: w przyszlosci, przyszlosci
need: potrzebujesz, potrzebuje, potrzebowac, potrzebuja, wymaga, wymagasz, wymagac, wymagam
needed: wymagane, potrzebne
sponsor: sponsorowania wizy, sponsorowania, sponsorowanie wizy, sponsorowanie, sponsoringu wizowego, sponsoringu, sponsoring, sponsora, sponsoring wizowy
permit: uprawniony, uprawniona
auth: pozwolenie na prace, pozwolenia na prace, prawo do pracy, uprawnienia do pracy, uprawniony do pracy, uprawniona do pracy, zezwolenie na prace, zezwolenia na prace, prawo do podjecia pracy, prawo do legalnej pracy
status: status
visa: wiza, wizy, wize, wizy pracowniczej, wizy do pracy
citizen: obywatel*, obywatelstwo, narodowosc
resident: staly pobyt, stalego pobytu, pobyt staly, karta stalego pobytu
any-employer: nieograniczone, bezterminowe, dla dowolnego pracodawcy
here: kraju w ktorym znajduje sie stanowisko, tym kraju, kraju zatrudnienia
work: praca, prace, pracy, pracowac, pracujesz, zatrudnienia, zatrudnienie
how-many: ile, liczba
how-long: jak dlugi, jak dlugo
years: rok, roku, lata, lat
months: miesiac, miesiaca, miesiace, miesiecy, miesiacach
weeks: tydzien, tygodnia, tygodnie, tygodni, tygodniach
days: dzien, dni, dniach
experience: doswiadczenie, doswiadczenia, doswiadczenia zawodowego, doswiadczenie zawodowe
total: lacznie, ogolem, laczne, lacznego
at-least: co najmniej, przynajmniej, minimum, min
more-than: wiecej niz, powyzej, ponad
less-than: mniej niz, ponizej
up-to: maksymalnie, najwyzej, do maksymalnie
within: w ciagu
or-more: lub wiecej, i wiecej, lub dluzej
or-less: lub mniej
notice: okres wypowiedzenia, wypowiedzenia, wypowiedzenie, okresu wypowiedzenia
available: dostepnosc, dostepny od, dostepna od, data rozpoczecia pracy, mozliwa data rozpoczecia, od kiedy mozesz rozpoczac prace, od kiedy mozesz zaczac prace, dostepnosci
start: rozpoczac, zaczac, rozpoczac prace, zaczac prace, rozpoczecia, rozpoczecia pracy
earliest: najwczesniej*, najwczesniejszy
when: kiedy, od kiedy
soon: natychmiast, od zaraz, natychmiastowa, natychmiastowy, od razu
salary: wynagrodzenie, wynagrodzenia, pensja, zarobki, placa, finansowe, stawka
salary expected: oczekiwania finansowe, oczekiwania placowe, oczekiwane wynagrodzenie, oczekiwania dotyczace wynagrodzenia, oczekiwania co do wynagrodzenia, oczekiwanego wynagrodzenia, oczekiwan finansowych
expected: oczekiwane, oczekiwania, oczekiwanego
per-year: rocznie, roczne, na rok, w skali roku
per-month: miesiecznie, miesieczne, na miesiac
per-hour: godzinowa, za godzine, na godzine, dzienna, za dzien
odd-unit: netto, tys, tysiecy, b2b
gross: brutto
relocate: relokacje, relokacji, relokacja, przeprowadzke, przeprowadzki, przeprowadzka, przeprowadzic
willing: gotowy, gotowa, otwarty, otwarta, sklonny, sklonna, gotow, gotowosc
remote: zdalna, zdalnie, prace zdalna, pracy zdalnej, praca zdalna, zdalnej
hybrid: hybrydowa, hybrydowo, hybrydowej, prace hybrydowa
travel: podrozy, podrozowac, podroze, podrozy sluzbowych, delegacji, wyjazdow, podrozowania, delegacje
licence: prawo jazdy, prawa jazdy
valid: wazne, wazny, wazna, aktualne prawo
speak: mowisz, mowi, mowic, jezyk, jezyki, jezykami, jezyka, jezykow, poslugujesz
level-word: znajomosc, poziom, stopien znajomosci, poziom znajomosci, znasz, zna, znajomosci
level=beginner: podstawowy, poczatkujacy, podstawowa
level=intermediate: sredniozaawansowany, sredniozaawansowana, srednio zaawansowany
level=advanced: zaawansowany, zaawansowana
level=vague: dobry, bardzo dobry, komunikatywny
level=fluent: biegly, biegle, biegla, plynny, plynnie
level=native: ojczysty, jezyk ojczysty, native
edu=high-school: srednie, wyksztalcenie srednie, matura
edu=bachelors: licencjat, licencjackie
edu=masters: magister, magisterskie, wyzsze magisterskie
edu=phd: doktorat, doktor
highest: najwyzsze, najwyzszy, ukonczone, najwyzszy poziom
education: wyksztalcenie, wyksztalcenia, edukacja, edukacji
school: uczelnia, uniwersytet, szkola, nazwa uczelni
study-field: kierunek, kierunek studiow
graduation: rok ukonczenia, rok ukonczenia studiow
first-name: imie, imiona
last-name: nazwisko
full-name: imie i nazwisko
name: nazwa
email: e mail, email, adres e mail, adres email, mail
confirm: potwierdz, powtorz
phone: telefon, numer telefonu, telefonu, telefon komorkowy, nr telefonu, telefon kontaktowy, nr telefonu kontaktowego, numer kontaktowy, komorka, numer telefonu komorkowego, tel
dial-code: kierunkowy, numer kierunkowy
house-number: numer domu, nr domu
street: adres, ulica, adres zamieszkania, ulica i numer, ulica i numer domu, ulica nr domu
city: miasto, miejscowosc, miasto zamieszkania
region: wojewodztwo
zip: kod pocztowy
country-word: kraj, kraj zamieszkania
location: lokalizacja, miejsce zamieszkania, gdzie mieszkasz
located: mieszkasz, mieszka, zamieszkujesz
linkedin: linkedin, profil linkedin
github: github, profil github
portfolio: portfolio
website: strona internetowa, strona www
url: profil, url, link
phone-part: typ telefonu, wewnetrzny
title: nazwa stanowiska
period-word: okres wynagrodzenia
currency-word: waluta
description: opis, obowiazki, zakres obowiazkow, opis stanowiska
history: historia zatrudnienia, przebieg kariery, poprzednie miejsca pracy
other-person: kontakt w naglych wypadkach, kontakt alarmowy, swiadek, lekarz, opiekun, referencje, przelozony, osoba polecajaca, malzonek, osoby polecajacej, polecajacy, polecony przez, matka, ojciec, matki, ojca, rodzic, maz, zona, dziecko, osoba kontaktowa, osoby kontaktowej, osoba do kontaktu, wlasciciel rachunku, kierownik, nauczyciel
street-2: adres linia 2, numer mieszkania
skills: umiejetnosci, kompetencje
letter: list motywacyjny
resume: cv, zyciorys, curriculum vitae
headline: naglowek profilu
middle-name: drugie imie
preferred-name: preferowane imie, pseudonim
company: firma, pracodawca, firmy, pracodawcy
now title: obecne stanowisko
recent: ostatni, ostatnia, ostatnie
worked: pracowales, pracowalas, pracowal, pracowala, zatrudniony, zatrudniona
before: wczesniej, kiedykolwiek, juz, poprzednio
employer: nas, naszej firmie, nasza firma, naszej firmy
hear: dowiedziales, dowiedzialas, skad, slyszales
adult: pelnoletni, pelnoletnia, ukonczone 18 lat, co najmniej 18 lat
job-type: rodzaj umowy, forma zatrudnienia, wymiar etatu
looking: szukasz, preferujesz
jobtype=full-time: pelny etat
jobtype=part-time: czesc etatu, pol etatu, niepelny etat
jobtype=contract: kontrakt
jobtype=internship: staz, praktyki
jobtype=freelance: freelance
blank: pozostaw to pole puste, pozostaw puste, nie wypelniaj
decline: wole nie odpowiadac, nie chce odpowiadac, odmawiam odpowiedzi, nie dotyczy, wole nie podawac, wole nie mowic
other: pozniej, inne, inny, inna, zadne z powyzszych
unsure: nie wiem, nie jestem pewien, nie jestem pewna, trudno powiedziec
consent: zgode, zgoda, wyrazam zgode, zgadzam, akceptuje, przetwarzanie, danych osobowych, rodo, polityka prywatnosci, polityke prywatnosci, regulamin, prywatnosci, przyszlych rekrutacji, newsletter
attestation: oswiadczam, potwierdzam, zaswiadczam, prawdziwe, zgodne z prawda, zapoznalem, zapoznalam, oswiadczenie, rozumiem, przyjmuje do wiadomosci
signature: podpis, podpisz, podpisuje
crime: karany, karana, niekaral*, skazany, skazana, przestepstw*, wyrok, karalnosci
captcha: captcha, robotem, kod bezpieczenstwa, kod weryfikacyjny
gender: plec, zaimki
race: rasa, etniczn*, pochodzenie
veteran: weteran*, wojskow*, wojsku
disability: niepelnosprawn*, orzeczenie
orientation: orientacja seksualna, orientacja
demographic: demograficzn*, religia, wyznanie, stan cywilny, data urodzenia, wiek, dzieci, ciaz*, miejsce urodzenia
legal: zakaz konkurencji, zakazem konkurencji, konflikt interesow, krewn*, rodzin*, sankcj*, pesel, dowod osobisty, paszport, badania
`
