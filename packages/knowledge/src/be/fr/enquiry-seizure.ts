/** Questions about what may be taken from a home, an account and wages: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'be.ask.account': {
    dependsOn: 'la nature de l’argent',
    says: 'Avec un jugement, une part peut être prise. Allocations familiales, revenu d’intégration et une base du salaire restent protégés. Vous avez 15 jours pour vous opposer.',
  },
  'be.ask.account-left': {
    dependsOn: 'l’origine de l’argent',
    says: 'Salaire et allocations restent protégés jusqu’à 30 jours après leur arrivée sur le compte, grâce à un code. Sous un certain montant, rien ne peut être pris. Si trop est bloqué, écrivez à l’huissier avec preuves. Ensuite, saisissez le juge des saisies.',
  },
  'be.ask.goods-of-others': {
    says: 'Seules les affaires de la personne qui doit peuvent être vendues. Mais l’huissier peut noter tout ce qui se trouve à l’adresse. Montrez tout de suite factures, extraits de compte ou une liste pour prouver à qui elles sont. Si elles sont quand même saisies, le propriétaire doit aller devant le juge des saisies avant la vente (revendication). Demandez un avocat, gratuit avec de faibles revenus (pro deo).',
  },
  'be.ask.bailiff-letter': {
    says: 'Voyez si la lettre cite un jugement ou un autre titre. Sinon, l’huissier ne peut que demander, et les frais ajoutés sont plafonnés. Si oui, demandez le décompte et proposez tout de suite une somme par mois. Le CPAS aide gratuitement.',
  },
}
