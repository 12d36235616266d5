/** First steps, rights and ways out for questions about a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_WORDS: Words = {
  'it.guide.step-home-read': {
    says: 'Trouvez votre bail : date, durée, loyer, et s’il est enregistré.',
  },
  'it.guide.step-home-pay': {
    says: 'Continuez à payer le loyer à temps, par virement.',
  },
  'it.guide.step-home-write': {
    says: 'Écrivez au propriétaire par lettre recommandée (raccomandata) ou e-mail certifié (PEC).',
  },
  'it.guide.step-home-union': {
    says: 'Demandez l’aide d’un syndicat de locataires et de la commune.',
  },
  'it.guide.right-home-judge': {
    says: 'Vous pouvez perdre votre logement seulement par la décision d’un juge.',
  },
  'it.guide.right-home-term': {
    says: 'Un bail libre dure quatre ans plus quatre, un bail à loyer convenu (canone concordato) trois plus deux.',
  },
  'it.guide.right-home-repair': {
    says: 'Le propriétaire doit faire les plus grosses réparations.',
  },
  'it.guide.home-locks': {
    says: 'Le propriétaire ne peut pas changer la serrure ni couper l’électricité ou l’eau.',
  },
  'it.guide.home-grace': {
    says: 'Dans une expulsion pour loyer, vous pouvez demander au juge jusqu’à 90 jours pour payer.',
  },
  'it.guide.option-home-dispute': {
    title: 'Écrire au propriétaire',
    says: 'Dites ce que la loi vous donne et ce que vous voulez.',
    cost: 'Une lettre recommandée.',
    time: 'Une heure.',
    risk: 'Le propriétaire peut aller au tribunal.',
    bestFor: 'Le propriétaire ne respecte pas une règle.',
  },
  'it.guide.option-home-deal': {
    title: 'Trouver un accord',
    says: 'Proposez par écrit un plan ou une date que vous pouvez tenir.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Tenez ce que vous promettez.',
    bestFor: 'Vous devez du loyer ou voulez partir.',
  },
  'it.guide.right-home-expert': {
    says: 'Avant un procès, un juge peut envoyer un expert qui trouve la cause du dommage. L’expert tente aussi un accord. Il vous faut un avocat pour cela.',
  },
  'it.guide.option-home-help': {
    title: 'Demander de l’aide',
    says: 'Un syndicat de locataires, la commune ou un avocat gratuit.',
    cost: 'Rien ou peu.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous craignez pour votre logement.',
  },
}
