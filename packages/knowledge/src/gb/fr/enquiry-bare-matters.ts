/** Questions of a few words that name a matter and no detail: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_FR: Words = {
  'gb.ask-first.refund': {
    says: 'Défaut ou pas comme annoncé : vous avez 30 jours pour le rendre contre tout votre argent. Après, le vendeur peut d’abord réparer une fois. Acheté en ligne ou par téléphone : vous pouvez le plus souvent annuler dans les 14 jours après la livraison. Simple changement d’avis en magasin : ses règles décident. Écrivez au vendeur, et à la firme de votre carte. Dites-nous quoi, quand, et le problème.',
    dependsOn: 'de ce qui ne va pas et du lieu d’achat',
  },
  'gb.ask-first.landlord': {
    says: 'Écrivez d’abord au propriétaire, avec dates et photos, et gardez une copie. Un council ou une housing association a des étapes pour les plaintes. Après, le Housing Ombudsman regarde, sans frais. Propriétaire privé : appelez le council pour réparations, humidité ou menaces. Une agence doit être dans un redress scheme. Continuez à payer le loyer. Dites-nous ce qui ne va pas.',
  },
  'gb.ask-first.job-lost': {
    says: 'Demandez aujourd’hui Universal Credit ou New Style Jobseeker’s Allowance : ils comptent le plus souvent dès la demande. Vérifiez la dernière paie : salaire, congés, préavis, et indemnité (redundancy pay) après deux ans. Si c’était injuste, appelez vite Acas. Depuis le 1er octobre 2026 vous avez le plus souvent six mois, avant souvent trois. Dites-nous pourquoi et combien de temps vous y étiez.',
  },
  'gb.ask-first.record-boss': {
    says: 'Enregistrer pour vous un entretien où vous êtes n’est pas un délit. Mais en secret c’est le plus souvent une faute, surtout si les règles l’interdisent. Un tribunal (tribunal) peut quand même l’écouter si c’est important. Ne laissez jamais un téléphone quand vous n’êtes pas là. Mieux : demandez, ou prenez des notes tout de suite et envoyez-les par mail. Dites-nous de quoi il s’agit.',
    dependsOn: 'des règles de votre firme et de votre raison',
  },
  'gb.ask-first.notice': {
    says: 'Un emploi : par la loi une semaine après un mois de travail, sauf si le contrat dit plus. Un logement d’un propriétaire privé : en Angleterre deux mois, à la fin d’une période de loyer, sauf si le bail permet moins. En Écosse quatre semaines, et au pays de Galles aussi hors durée fixe. Donnez-le par écrit et gardez une copie. Dites-nous si c’est un emploi ou un logement, et le contrat.',
    dependsOn: 'si c’est un emploi ou un logement, et de l’endroit',
  },
}
