/** Messages of scammers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'fr.other.scam-want': {
    says: 'Ce message ressemble à une arnaque. Il veut votre argent ou vos données.',
  },
  'fr.other.scam-who': {
    says: 'Les escrocs prennent souvent le nom des banques, de la CAF, de l’ANTAI, des impôts ou des livreurs.',
  },
  'fr.other.scam-reality': {
    says: 'Aucune administration ne demande de carte ou de paiement par SMS. Aucune banque ne fait valider un virement ou un code par téléphone.',
  },
  'fr.other.scam-rights': {
    says: 'Vous ne devez rien. Si de l’argent est parti sans votre accord, la banque doit en général rembourser tout de suite.',
  },
  'fr.other.scam-step-stop': {
    says: 'Ne répondez pas, ne cliquez pas, n’appelez pas, ne payez pas. Gardez le message comme preuve.',
  },
  'fr.other.scam-step-bank': {
    says: 'Vous avez payé ou donné des données ? Appelez vite votre banque et faites opposition.',
  },
  'fr.other.scam-step-report': {
    says: 'Demandez l’aide de 17Cyber. Transférez les faux SMS au 33700. Pour une fraude à la carte, utilisez Perceval sur service-public.',
  },
  'fr.other.scam-step-check': {
    says: 'Un doute ? Tapez vous-même le vrai site, ou appelez le numéro d’une ancienne facture.',
  },
  'fr.other.scam-step-complain': {
    says: 'Si vous avez perdu de l’argent, portez plainte à la police ou gendarmerie, ou en ligne avec THESEE.',
  },
  'fr.other.scam-right-refund': {
    says: 'La banque doit rembourser un paiement non autorisé, sauf si elle prouve une fraude ou une grave négligence. Prévenez-la dans les 13 mois.',
  },
  'fr.other.scam-right-complain': {
    says: 'Vous avez le droit de porter plainte. La police doit la recevoir.',
  },
  'fr.other.scam-option-ignore': {
    title: 'Ne pas répondre et signaler',
    says: 'Gardez la preuve, signalez, puis supprimez.',
    cost: 'Rien.',
    time: 'Cinq minutes.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez rien donné.',
  },
  'fr.other.scam-option-bank': {
    title: 'Appeler la banque et 17Cyber',
    says: 'Bloquez cartes et paiements, puis demandez le remboursement par écrit.',
    cost: 'Rien.',
    time: 'Tout de suite.',
    risk: 'Aucun.',
    bestFor: 'Vous avez payé ou donné des données.',
  },
  'fr.other.scam-right-fps': {
    says: 'Un vrai forfait de stationnement (FPS) est laissé sur la voiture ou arrive par la poste, avec trois mois pour payer. Vérifiez-le sur un site que vous ouvrez vous-même : stationnement.gouv.fr.',
  },
  'fr.other.scam-right-blackmail': {
    says: 'Demander de l’argent en menaçant de montrer quelque chose sur vous est un délit (chantage). Ne payez pas, ne répondez pas. Gardez les messages et signalez-le.',
  },
  'fr.other.scam-right-fine': {
    says: 'Une vraie amende routière laisse 45 jours pour payer ou contester avant d’être majorée. Ouvrez vous-même antai.gouv.fr et vérifiez-la.',
  },
}
