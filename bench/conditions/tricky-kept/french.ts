import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'fr'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('France'), {
    must: ['Vous disposez d’une autorisation de travail en France.'],
    denied: ['Les candidatures sans autorisation de travail en France ne seront pas étudiées.'],
    negated: ['Nous ne demandons pas d’autorisation de travail.'],
    hypothetical: ['En cas de transfert à Lyon, une autorisation de travail en France pourrait être demandée.'],
    others: ['Les sous-traitants doivent avoir une autorisation de travail.'],
    past: ['Une autorisation de travail en France était demandée à l’époque.'],
    duties: ['Classement des autorisations de travail des salariés.'],
  }),
  ...twists('citizenship', s.citizenship('France'), {
    must: ['Il faut être de nationalité française.'],
    denied: ['Hormis les personnes de nationalité française, nul ne peut être nommé.'],
    negated: ['Il n’est pas nécessaire d’avoir la nationalité française.'],
    hypothetical: ['Pour une titularisation ultérieure, la nationalité française serait exigée.'],
    others: ['Les électeurs doivent avoir la nationalité française.'],
    past: ['À l’époque, la nationalité française était obligatoire.'],
    duties: ['Accueil des familles qui doivent prouver la nationalité française.'],
  }),
  ...twists('residence', s.residence('France', 'Belgium'), {
    must: ['Il faut résider en France.'],
    denied: ['Sans résidence en France, aucun contrat n’est possible.'],
    negated: ['Il n’est pas obligatoire de résider en France.'],
    hypothetical: ['Dans le cas où le poste deviendrait commercial, il faudrait résider en France.'],
    others: ['Les adhérents doivent résider en France.'],
    past: ['Il fallait à l’époque résider en France.'],
    duties: ['Vérification que les demandeurs résident en France.'],
  }),
  ...twists('age', s.age(), {
    must: ['Âge minimum : 18 ans.'],
    denied: ['À moins d’avoir 18 ans révolus, vous ne pouvez pas travailler ici.'],
    negated: ['Aucun âge minimum de 18 ans n’est exigé.'],
    others: ['Les visiteurs doivent avoir 18 ans révolus.'],
    duties: ['Refus de l’entrée aux personnes qui n’ont pas 18 ans.'],
  }),
  ...twists('licence', s.paper('CACES 3'), {
    must: ['Vous êtes titulaire du CACES 3.'],
    denied: ['Faute de CACES 3, votre candidature ne sera pas retenue.', 'Nous ne prenons personne qui n’ait pas le CACES 3.'],
    negated: ['Ni CACES 3 ni expérience ne sont exigés.', 'Même sans CACES 3, vous êtes le bienvenu.'],
    hypothetical: ['Selon votre affectation, le CACES 3 pourrait être requis.'],
    others: ['Les transporteurs doivent présenter le CACES 3.'],
    past: ['Nous ne demandons plus le CACES 3.'],
    optional: ['Nous serions ravis que vous ayez le CACES 3, mais il n’est pas exigé.'],
    duties: ['Suivi des caristes qui doivent repasser le CACES 3.'],
  }),
  ...twists('registration', s.registration("Diplôme d'État d'infirmier"), {
    must: ["Vous êtes titulaire du diplôme d'État d'infirmier."],
    denied: ["Faute de diplôme d'État d'infirmier, vous ne pourrez pas être recruté."],
    negated: ["Nous n'exigeons pas le diplôme d'État d'infirmier."],
    hypothetical: ["En cas de passage en clinique, le diplôme d'État d'infirmier serait nécessaire."],
    others: ["Les remplaçants doivent avoir le diplôme d'État d'infirmier."],
    past: ["À l'époque, il fallait le diplôme d'État d'infirmier."],
    duties: ["Contrôle des intervenants qui doivent avoir le diplôme d'État d'infirmier."],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['Vous avez le permis de conduire B.'],
      denied: ['Nul ne peut faire ces tournées sans permis de conduire.'],
      negated: ['Que vous ayez ou non le permis de conduire importe peu.', 'Permis de conduire non exigé.'],
      hypothetical: ['Celui qui prend la camionnette aura besoin du permis de conduire.'],
      others: ['Les parents doivent avoir le permis de conduire pour emprunter notre minibus.'],
      past: ['Nous n’exigeons plus le permis de conduire.'],
      optional: ['Nous apprécierions le permis de conduire, sans l’exiger.'],
      duties: ['Copie du permis de conduire que chaque client doit présenter.'],
    },
    ['vehicle'],
  ),
]
