/** The French words of the rows in ../enquiry-tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NOTICES_FR: Words = {
  'us.fact.irs-final-levy-notice': {
    says: 'C’est le dernier avis avant que l’IRS puisse prendre salaire, argent en banque ou voiture. Envoyez le Form 12153 dans les 30 jours de sa date, en recommandé. Cela arrête en général la saisie le temps de la décision et garde ouvert le Tax Court. Demandez-y un paiement échelonné possible pour vous, ou une pause pour difficulté. Déposez les déclarations manquantes. Appeler ne nuit pas.',
  },
  'us.fact.irs-final-notice-missed': {
    says: 'Vous pouvez encore demander une « equivalent hearing » par le Form 12153, pendant un an à partir du lendemain de la date de l’avis. Elle n’arrête pas la saisie de droit, et le Tax Court est fermé ensuite. Appelez donc l’IRS : plan de paiement, ou pause si loyer et nourriture ne passent plus. Cela peut arrêter une saisie ou libérer l’argent. En détresse : Taxpayer Advocate (Form 911).',
  },
  'us.fact.irs-reminder': {
    says: 'Un CP501 ou CP503 est un rappel de facture d’impôt. L’IRS ne peut pas encore prendre salaire ni argent en banque, mais peut garder un remboursement. Agissez avant la date : payez, ou demandez un plan sur IRS.gov, car les intérêts courent. Si la somme est fausse, écrivez avec preuves. Suivent en général un CP504 puis un dernier avis : LT11, Letter 1058 ou CP90.',
  },
  'us.fact.irs-levy-notice-no-number': {
    says: 'Cherchez le numéro dans un coin de la lettre. Un CP504 permet surtout de prendre un remboursement d’impôt de l’État. Un LT11, Letter 1058 ou CP90 est le dernier avis : envoyez le Form 12153 dans les 30 jours de sa date. Cela arrête en général la saisie du salaire et du compte. Dans les deux cas demandez un plan sur IRS.gov, ou une pause si loyer et nourriture ne passent plus.',
  },
  'us.fact.irs-90-day-letter': {
    says: 'Avec cette lettre, vous pouvez aller au Tax Court avant de payer. Le dernier jour y est imprimé : 90 jours de sa date, ou 150 si elle vous a été envoyée à l’étranger. Ni appel ni lettre à l’IRS ne l’allonge. Déposez la requête sur ustaxcourt.gov ; les petits frais peuvent être remis. Envoyez aussi vos preuves à l’IRS. Passé ce jour, elle peut facturer et recouvrer.',
  },
}
