/** As in english.testing.ts. */
export const GERMAN_PHRASINGS = `
y y | rights 0 1 | Dürfen Sie {in} arbeiten?
y y | rights 0 1 | Haben Sie eine gültige Arbeitserlaubnis {in}?
? ? | rights 0 1 | Welche Arbeitserlaubnis haben Sie {in}?
? ? | rights - - | Hatten Sie eine Arbeitserlaubnis {in}?
? ? | rights - - | Können Sie eine Arbeitserlaubnis bekommen?
? ? | rights - - | Möchten Sie eine Arbeitserlaubnis {in}?
? ? | rights - - | Bis wann ist Ihre Arbeitserlaubnis gültig?
? ? | rights - - | Haben Sie eine Arbeitserlaubnis oder benötigen Sie eine?
? ? | rights - - | Haben Sie keine Arbeitserlaubnis {in}?
? ? | rights - - | Haben Sie eine Arbeitserlaubnis {far}?
n ? | sponsor 0 1 | Benötigen Sie ein Visum, um {in} zu arbeiten?
? ? | sponsor - - | Haben Sie schon einmal ein Visum benötigt?
? ? | sponsor 0 1 | Welches Visum benötigen Sie?
? ? | sponsor - - | Benötigt Ihr Ehepartner ein Visum?
? ? | sponsor - - | Brauchen Sie kein Visum?
? ? | residence - - | Haben Sie {in} gewohnt?
? ? | residence - - | Können Sie {in} wohnen?
? ? | residence - - | Möchten Sie {in} wohnen?
y y | residence 0 0 | Wohnen Sie derzeit {in}?
* * | notice 1 2 | Wie ist Ihre Kündigungsfrist?
? ? | notice - - | Ist Ihre Kündigungsfrist verkürzbar?
? ? | notice - - | Haben Sie schon gekündigt?
n n | notice 1 2 | Können Sie sofort anfangen?
? ? | notice - - | Wann haben Sie angefangen?
? ? | notice - - | Wann ist bei Ihnen Arbeitsbeginn?
? ? | salary - - | Wie hoch ist Ihr jetziges Gehalt?
* * | salary 1 1 | Wie ist Ihre jährliche Gehaltsvorstellung?
? ? | salary - - | Ist Ihre Gehaltsvorstellung verhandelbar?
y n | move 0 1 | Sind Sie bereit umzuziehen?
? ? | move - - | Müssten Sie umziehen?
? ? | move - - | Können Sie nicht umziehen?
? ? | move - - | Zieht Ihre Familie mit um?
? ? | move - - | Wann können Sie umziehen?
y n | none - - | Besitzen Sie einen Führerschein?
? ? | none - - | Welchen Führerschein besitzen Sie?
? ? | none - - | Was für einen Führerschein haben Sie?
? ? | none - - | Hatten Sie schon einen Führerschein?
? ? | none - - | Möchten Sie einen Führerschein?
? ? | none - - | Haben Sie schon bei uns gearbeitet?
? ? | none - - | Haben Sie Verwandte bei uns?
? ? | none - - | Sind Sie vorbestraft?
? ? | none - - | Sind Sie jünger als 18?
y n | none - - | Sind Sie zu Reisen bereit?
? ? | none - - | Welche Reisen sind möglich?
`

/** As in english.testing.ts. */
export const FRENCH_PHRASINGS = `
y y | rights 0 1 | Êtes-vous autorisé à travailler {in} ?
y y | rights 0 1 | Disposez-vous d’un permis de travail valide {in} ?
? ? | rights 0 1 | Quel permis de travail avez-vous ?
? ? | rights - - | Quel est le numéro de votre permis de travail ?
? ? | rights - - | Avez-vous un permis de travail ou en avez-vous besoin ?
? ? | rights - - | Aviez-vous un permis de travail {in} ?
? ? | rights - - | Avez-vous été autorisé à travailler {in} ?
? ? | rights - - | Pouvez-vous avoir un permis de travail ?
? ? | rights - - | N’êtes-vous pas autorisé à travailler {in} ?
? ? | rights - - | Votre conjoint est-il autorisé à travailler {in} ?
n ? | sponsor 0 1 | Avez-vous besoin d’un visa pour travailler {in} ?
? ? | sponsor 0 1 | De quel visa avez-vous besoin ?
? ? | sponsor - - | Avez-vous eu besoin d’un parrainage de visa ?
n y | sponsor 0 1 | Aurez-vous besoin d’un parrainage de visa {in} ?
? ? | residence - - | Avez-vous habité {in} ?
? ? | residence - - | Pouvez-vous être basé {in} ?
y y | residence 0 0 | Habitez-vous actuellement {in} ?
* * | notice 1 2 | Quelle est la durée de votre préavis ?
? ? | notice - - | Votre préavis est-il négociable ?
n n | notice 1 2 | Êtes-vous disponible immédiatement ?
* * | notice 1 2 | Pouvez-vous commencer au plus tôt ?
? ? | salary - - | Quel est votre salaire actuel ?
* * | salary 1 1 | Quelles sont vos prétentions salariales annuelles ?
y n | move 0 1 | Êtes-vous prêt à déménager ?
? ? | move - - | Devez-vous déménager pour ce poste ?
? ? | move - - | Allez-vous déménager ?
y n | none - - | Avez-vous un permis de conduire ?
? ? | none - - | Quel permis de conduire avez-vous ?
? ? | none - - | Quel est le numéro de votre permis de conduire ?
? ? | none - - | Pouvez-vous avoir un permis de conduire ?
? ? | none - - | Avez-vous déjà travaillé chez nous ?
? ? | none - - | Avez-vous de la famille dans notre entreprise ?
? ? | none - - | Avez-vous un casier judiciaire ?
? ? | none - - | Avez-vous moins de 18 ans ?
`
