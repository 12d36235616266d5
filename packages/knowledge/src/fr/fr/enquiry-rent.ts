/** Questions about rent, charges, receipts, guarantors and flatmates: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    dependsOn: 'votre bail',
    says: 'Une fois par an, seulement si le bail le prévoit, et au plus selon l’IRL. Une année oubliée n’est pas rattrapable.',
  },
  'fr.ask-home.charges': {
    says: "Le bailleur peut remonter trois ans au plus et vous doit d'abord un décompte par nature de charges. Les factures doivent rester à votre disposition six mois : tant que vous ne pouvez pas les voir, vous n'avez pas à payer. Le décompte arrive après la fin de l'année suivante ? Vous pouvez payer en douze fois, il suffit de le demander. Écrivez en recommandé. Puis saisissez la commission de conciliation (CDC), gratuite.",
  },
  'fr.ask-home.guarantor': {
    dependsOn: 'l’acte signé',
    says: 'La caution paie si le locataire ne paie pas, dans la limite de l’acte signé. Demandez cet acte : sans mention du loyer, de sa révision et de l’engagement, il est nul. S’il n’est pas « solidaire », il faut d’abord demander au locataire. Sans date de fin, vous pouvez résilier par écrit, mais pour la fin du bail. Un juge peut donner des délais. Ce que vous payez, le locataire vous le doit.',
  },
  'fr.ask-home.flatmate': {
    dependsOn: 'le bail',
    says: 'Si les deux noms sont au bail avec une clause de solidarité, le bailleur peut vous demander tout le loyer. Celui qui a donné congé reste tenu six mois au plus après la fin du préavis, moins si quelqu’un le remplace. Sans congé, celui qui est parti doit toujours. Payez, puis réclamez sa part. Demandez par écrit un bail à votre nom, et une aide au FSL.',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Demandez-la par écrit. Le bailleur doit donner une quittance pour chaque loyer payé en entier, sans frais. Pour un paiement partiel, il donne un reçu. En cas de refus, saisissez la commission de conciliation (CDC), gratuite.',
  },
}
