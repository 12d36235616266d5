/** Insurance refusals, warnings on copyright, private parking charges and scams: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_LETTERS_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'L’assureur décide sur votre sinistre ou contrat. Vous pouvez ne pas être d’accord.',
  },
  'fr.other.insure-who': {
    says: 'Un assureur est une entreprise privée. Sa décision n’est pas un jugement.',
  },
  'fr.other.insure-reality': {
    says: 'Un refus n’est pas la fin. L’assureur doit citer une clause claire de votre contrat.',
  },
  'fr.other.insure-rights': {
    says: 'Vous pouvez demander les raisons, avoir votre propre expert et saisir un médiateur gratuit.',
  },
  'fr.other.insure-step-reason': {
    says: 'Demandez par écrit la clause du refus. Demandez le rapport d’expert.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lisez garanties et exclusions. Une exclusion doit être claire, limitée et très apparente.',
  },
  'fr.other.insure-step-complain': {
    says: 'Écrivez au service réclamations. Après deux mois, saisissez le médiateur de l’assurance.',
  },
  'fr.other.insure-step-expert': {
    says: 'Si la valeur est fausse, demandez une contre-expertise.',
  },
  'fr.other.insure-right-clear': { says: 'Les exclusions floues ou cachées ne comptent pas.' },
  'fr.other.insure-right-two': {
    says: 'Vous avez deux ans après l’événement pour saisir le juge. Une lettre recommandée sur le règlement les fait repartir.',
  },
  'fr.other.insure-right-mediator': { says: 'Le médiateur de l’assurance est gratuit.' },
  'fr.other.insure-option-dispute': {
    title: 'Contester le refus',
    says: 'Écrivez au service réclamations avec preuves, photos et factures.',
    cost: 'Une lettre recommandée.',
    time: 'Deux mois pour la réponse.',
    risk: 'Faible.',
    bestFor: 'Le refus semble faux.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Saisir le médiateur gratuit',
    says: 'La Médiation de l’Assurance examine le dossier.',
    cost: 'Rien.',
    time: 'Quelques mois.',
    risk: 'Aucun. Les deux ans sont suspendus.',
    bestFor: 'Pas de bonne réponse en deux mois.',
  },
  'fr.other.insure-limit': {
    says: 'Les actions d’un contrat d’assurance se prescrivent par deux ans.',
    from: 'le jour de l’événement',
    restartedBy:
      'Une lettre recommandée sur le règlement, ou la nomination d’un expert, fait repartir les deux ans.',
  },
  'fr.other.insure-warn-two': {
    says: 'Ne laissez pas passer deux ans en écrivant. Envoyez une lettre recommandée.',
  },
  'fr.other.copy-want-arcom': {
    says: 'L’Arcom avertit que des œuvres ont été partagées depuis votre ligne. Elle demande de la sécuriser, pas de payer.',
  },
  'fr.other.copy-want-photo': {
    says: 'Quelqu’un dit que vous avez utilisé une image ou une œuvre sans accord, et demande de l’argent.',
  },
  'fr.other.copy-who': {
    says: 'L’Arcom est une autorité publique. Elle ne demande jamais d’argent par lettre ou courriel.',
  },
  'fr.other.copy-who-private': {
    says: 'Ces lettres viennent souvent de sociétés qui agissent pour des agences photo. Ce n’est pas un tribunal.',
  },
  'fr.other.copy-reality': {
    says: 'Un avertissement n’est pas une amende. Seulement après plusieurs cas, un juge peut infliger jusqu’à 1 500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Ils doivent prouver que l’œuvre est originale, qu’ils ont les droits et le dommage. La première somme est souvent élevée.',
  },
  'fr.other.copy-rights': {
    says: 'Vous pouvez demander preuves et détails, et donner votre version.',
  },
  'fr.other.copy-not-yet': { says: 'On ne peut pas vous faire payer sans juge.' },
  'fr.other.copy-step-secure': {
    says: 'Changez le mot de passe wifi, parlez aux proches et supprimez les logiciels de partage.',
  },
  'fr.other.copy-step-remove': {
    says: 'Retirez l’image et gardez la trace de ce qui était montré, où et combien de temps.',
  },
  'fr.other.copy-step-proof': {
    says: 'Demandez la preuve des droits, de l’usage et de la somme. Ne signez rien encore.',
  },
  'fr.other.copy-step-advice': {
    says: 'Demandez à un point-justice (3039) ou un avocat si on réclame de l’argent.',
  },
  'fr.other.copy-right-proof': { says: 'C’est à celui qui réclame de prouver.' },
  'fr.other.copy-right-details': {
    says: 'Vous avez le droit de demander à l’Arcom quelles œuvres sont visées et d’envoyer des observations.',
  },
  'fr.other.copy-option-proof': {
    title: 'Demander preuves et détails',
    says: 'Écrivez, demandez les preuves et donnez votre version. Ne reconnaissez rien sans certitude.',
    cost: 'Rien.',
    time: 'Une heure.',
    risk: 'Faible.',
    bestFor: 'Vous ne savez pas de quoi il s’agit.',
  },
  'fr.other.copy-option-deal': {
    title: 'Proposer le prix normal de la licence',
    says: 'Si vous l’avez utilisée, proposez le prix d’une licence sur le marché.',
    cost: 'Le prix de la licence.',
    time: 'Quelques lettres.',
    risk: 'Ils peuvent refuser et saisir le juge.',
    bestFor: 'Vous avez utilisé l’image et elle est à eux.',
  },
  'fr.other.park-want': {
    says: 'Une société privée demande une somme pour un stationnement sur terrain privé.',
  },
  'fr.other.park-who': {
    says: 'C’est une société, ni l’État ni une ville. Ce n’est pas une amende, et vous ne perdez pas de points.',
  },
  'fr.other.park-reality': {
    says: 'Elle repose seulement sur un contrat. La société doit prouver les règles, le prix et votre stationnement.',
  },
  'fr.other.park-not-yet': {
    says: 'Ils ne peuvent rien saisir ni majorer comme une amende sans juge.',
  },
  'fr.other.park-step-check': {
    says: 'Vérifiez le lieu, le jour, le panneau et votre ticket. Prenez des photos.',
  },
  'fr.other.park-step-write': {
    says: 'Écrivez et demandez la preuve du contrat et de la somme. Proposez le prix normal si vous n’avez pas payé.',
  },
  'fr.other.park-right-proof': { says: 'La société doit prouver sa demande.' },
  'fr.other.park-right-penalty': {
    says: 'Un juge peut réduire une pénalité manifestement excessive.',
  },
  'fr.other.park-right-mediator': { says: 'Vous avez droit au médiateur gratuit de la société.' },
  'fr.other.park-option-dispute': {
    title: 'Demander des preuves',
    says: 'Écrivez à la société, dites ce qui est faux, puis saisissez le médiateur.',
    cost: 'Rien.',
    time: 'Une heure.',
    risk: 'Faible. Ils pourraient saisir le juge.',
    bestFor: 'Vous avez payé, ou les panneaux n’étaient pas clairs.',
  },
  'fr.other.park-option-pay': {
    title: 'Payer le juste prix',
    says: 'Si vous n’avez pas payé, réglez le prix du temps et dites que c’est soldé.',
    cost: 'Le prix du stationnement.',
    time: 'Quelques minutes.',
    risk: 'Ils peuvent demander le reste.',
    bestFor: 'Vous n’avez pas payé.',
  },
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
  'fr.other.insure-deadline-unpaid': {
    says: 'Vous avez 30 jours après cette mise en demeure avant la suspension de la garantie. Dix jours plus tard, l’assureur peut résilier.',
    action: 'Payer la cotisation, ou demander un délai',
    consequence: 'Après, vous n’êtes plus couvert, et la cotisation reste due.',
  },
  'fr.other.insure-right-late': {
    says: 'Une déclaration tardive ne vous prive de la garantie que si le contrat le dit et si l’assureur prouve que le retard lui a nui.',
  },
}
