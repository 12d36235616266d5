/** Questions about resigning and unemployment benefit (NASpI): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_WORDS: Words = {
  'it.ask.naspi-cause': {
    says: 'Oui, aussi après un licenciement disciplinaire, avec 13 semaines payées en un peu plus de quatre ans. Demandez dans les 68 jours.',
  },
  'it.ask.resign': {
    says: 'Démissionnez en ligne avec SPID ou à un bureau d’aide (patronato), avec le préavis de votre convention. Vous pouvez la retirer dans les sept jours. Le chômage (NASpI) vient seulement après une faute grave de l’employeur (giusta causa).',
  },
  'it.ask.forced-resignation': {
    says: "Ne signez rien. Une démission ne vaut que si vous l'envoyez vous-même en ligne, avec SPID ou par un patronato ; un papier signé ne vaut rien. Vous pouvez la retirer sous sept jours. Enceinte, ou avec un enfant de moins de trois ans, elle ne vaut qu'une fois confirmée par l'inspection du travail. On vous menace ? Notez le jour et les mots et voyez un syndicat. À un reproche écrit, répondez sous cinq jours.",
  },
  'it.ask.wages-resign': {
    says: 'Deux mois impayés ou plus sont en général une juste cause. Pas de préavis, mais son paiement, et la NASpI est possible. Réclamez d’abord par écrit et voyez un syndicat. En faillite, un fonds INPS paie le TFR et les trois derniers mois.',
  },
  'it.ask.naspi-length': {
    says: 'Elle dure la moitié des semaines cotisées en quatre ans, deux ans au plus. Dès le sixième mois elle baisse de 3 % par mois, dès le huitième après 55 ans. Demandez en 68 jours.',
    dependsOn: 'le nombre de semaines cotisées',
  },
}
