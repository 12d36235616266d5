/** The French words of the rows on sick leave in each state, from the same table of its laws. */
import type { Words } from '@plainletter/contracts/rule'

import { sickWords } from '../sick-leave-sentences.ts'
import { inState } from './states.ts'

const DAYS = { 2: 'deuxième', 3: 'troisième', 4: 'quatrième' } as const

const leave = (forAny: true | undefined): string =>
  forAny ? 'vos congés payés acquis' : 'vos heures de maladie acquises'

export const SICK_LEAVE_BY_STATE_FR: Words = {
  ...sickWords({
    place: inState,
    gap: ' ',
    earn: (place, per, { forAny, hours }) =>
      `${place}, vous gagnez une heure ${forAny ? 'de congé payé (paid leave)' : 'de maladie payée (sick time)'} pour ${per} heures de travail${hours === undefined ? '' : `, jusqu’à ${hours} heures par an`}.`,
    earnInAll: (place, hours) =>
      `${place}, vous gagnez jusqu’à ${hours} heures de maladie payées (sick time) par an.`,
    larger: (workers, hours) => `À partir de ${workers} travailleurs, c’est ${hours} heures.`,
    paidFrom: (workers) =>
      `Les entreprises de moins de ${workers} travailleurs peuvent le plus souvent ne pas les payer.`,
    boundFrom: (workers) => `La loi lie les entreprises à partir de ${workers} travailleurs.`,
    allSoon: 'Dès le 1er janvier 2027, elle les lie toutes.',
    weekly: (hours) => `Il faut travailler au moins ${hours} heures par semaine.`,
    wait: (days) => `Un nouveau travailleur peut devoir attendre ${days} jours pour s’en servir.`,
    use: (forAny) =>
      forAny
        ? 'Vous pouvez le prendre pour toute raison, donc aussi pour une maladie.'
        : 'C’est pour vous et pour les proches que vous soignez.',
    ownLaw: 'Chicago et le comté de Cook ont leurs propres lois.',
    noteFrom: (place, day) =>
      `${place}, pour des heures de maladie acquises, le patron ne peut demander un certificat qu’à partir du ${DAYS[day]} jour de travail de suite. Pour une absence plus courte, il n’en faut pas.`,
    noteNever: (place, { forAny }) =>
      `${place}, une entreprise ne peut pas demander de certificat médical${forAny ? ' ni de raison' : ''} quand vous utilisez ${leave(forAny)}.`,
    noteUnsaid: (place) =>
      `${place}, une entreprise ne peut pas refuser les jours de maladie payés que vous avez gagnés. La loi ne dit pas à partir de quel jour elle peut demander un certificat. Une règle qui retient la paie peut donc la violer. Demandez au Labor Commissioner.`,
    notePaid: 'Vous n’avez pas à payer le certificat.',
    noteLeft:
      'Cela vaut tant qu’il vous reste des heures. Ensuite, les règles de l’entreprise comptent.',
    safe: (place, { forAny, noPoints }) =>
      `${place}, on ne peut ni vous renvoyer, ni vous avertir${noPoints ? ', ni donner des points' : ''} parce que vous utilisez ${leave(forAny)}. Cela vaut tant qu’il en reste.`,
    proof: 'Écrivez au patron que c’était ce temps-là. Gardez messages, horaires et paies.',
    office: (name) => `Plaignez-vous vite, c’est gratuit : ${name}.`,
    benefits: 'Si on vous renvoie, demandez le chômage.',
    unpunished: 'On ne peut ni vous renvoyer ni vous avertir parce que vous vous en servez.',
    dependsOnWorkers: 'combien de travailleurs a l’entreprise',
    dependsOnDays: 'combien de jours de travail de suite vous êtes absent',
    dependsOnHours: 's’il vous reste des jours de maladie gagnés',
  }),
  'us.ask-state.no-sick-leave-law': {
    says: 'Votre État n’a pas de loi qui donne à la plupart des jours de maladie payés. Une entreprise peut souvent demander un certificat et punir les absences selon ses règles. Mais après un an dans une entreprise de 50 travailleurs, une maladie grave donne 12 semaines sans paie (FMLA). À partir de 15, elle doit étudier des aménagements pour un handicap. En cas de renvoi, demandez le chômage.',
    dependsOn: 'les règles de l’entreprise et la gravité de la maladie',
  },
  'us.state.mo.ask-sick-leave-repealed': {
    says: 'Le congé maladie payé du Missouri de 2025 a pris fin le 28 août 2025, et les règles de l’entreprise décident. Elle peut souvent demander un certificat et punir les absences. Mais après un an dans une entreprise de 50 travailleurs, une maladie grave donne 12 semaines sans paie (FMLA). À partir de 15, elle doit étudier des aménagements pour un handicap. En cas de renvoi, demandez le chômage.',
  },
  'us.state.va.ask-sick-leave-soon': {
    says: 'La nouvelle loi de Virginie sur les jours de maladie payés commence le 1er juillet 2027, d’abord pour les entreprises de 50 travailleurs. D’ici là, seuls certains soignants à domicile en ont, et une entreprise peut souvent punir les absences. Mais après un an dans une entreprise de 50, une maladie grave donne 12 semaines sans paie (FMLA). En cas de renvoi, demandez le chômage.',
    dependsOn: 'les règles de l’entreprise jusqu’à juillet 2027',
  },
  'us.ask-state.sick-days-at-end': {
    says: 'La loi de votre État n’oblige en général pas l’entreprise à payer à la fin les jours de maladie non pris. Un contrat, un règlement ou un compte commun de jours libres (PTO) peut l’obliger. Les vacances gagnées sont autre chose, et beaucoup d’États y voient un salaire. Si la même entreprise vous reprend en quelques mois, les heures reviennent le plus souvent.',
    dependsOn: 'ce que promet le contrat ou le règlement',
  },
}
