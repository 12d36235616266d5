/** Questions about unequal treatment, pregnancy and reporting wrongs at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCRIMINATION_FR: Words = {
  'gb.ask-work.discrimination': {
    says: 'La loi interdit de vous traiter moins bien pour l’âge, le handicap, l’origine, la religion, le sexe ou la grossesse. C’est pareil pour la sexualité ou si vous êtes trans. Aucune durée dans l’emploi n’est exigée. Notez les faits et plaignez-vous.',
  },
  'gb.ask-work.pregnant': {
    says: 'On ne peut pas vous licencier ou moins bien vous traiter parce que vous êtes enceinte ou en congé maternité, dès le premier jour. Si des postes sont supprimés, dites-le par écrit : vous passez alors en premier pour un autre poste adapté. Prenez conseil tout de suite et gardez chaque message.',
  },
  'gb.ask-work.whistleblow': {
    says: 'La loi vous protège si vous signalez un tort dans l’intérêt public, comme un délit ou un danger. Aucune durée dans l’emploi n’est exigée. Prenez conseil vite, car certains ordres doivent être demandés en 7 jours.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Un licenciement à cause d’une grossesse est injuste dès le premier jour, et c’est une discrimination. Aucune durée dans l’emploi n’est exigée pour agir. Contactez Acas maintenant, car il y a un délai, et gardez chaque message.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Contactez Acas maintenant. Pour un licenciement à partir du 1er octobre 2026, vous avez six mois moins un jour. Pour un plus ancien, c’était trois mois moins un jour. Un licenciement pour grossesse est injuste dès le premier jour, sans durée exigée.',
  },
  'gb.ask-work.sexual-harassment': {
    says: "C'est du harcèlement sexuel, et la loi l'interdit. Vous n'avez pas à démissionner. Gardez les messages et notez chaque fait et qui l'a vu. Plaignez-vous par écrit : l'employeur doit agir et ne peut pas vous punir. Acas aide gratuitement : 0300 123 1100. Pour les faits depuis le 1er octobre 2026, vous avez le plus souvent six mois pour le tribunal, avant trois mois moins un jour. En cas d’attouchement ou de menace, vous pouvez aussi aller à la police.",
  },
}
