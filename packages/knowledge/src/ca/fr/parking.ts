/** The French words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_WORDS: Words = {
  'ca.parking.want': { says: 'Regardez qui écrit. Une firme privée n’est pas un service public.' },
  'ca.parking.reality': {
    says: 'Ce n’est pas une amende de la ville ou de la police. La firme devrait aller au tribunal.',
  },
  'ca.parking.who': {
    says: 'Une firme privée ne peut pas donner d’amende. Elle peut dire que vous avez rompu un contrat affiché.',
  },
  'ca.parking.rights': {
    says: 'Vous pouvez demander des preuves : affiches, heures, propriétaire du terrain.',
  },
  'ca.parking.not-yet': {
    says: 'Elle ne peut pas prendre de points ni bloquer votre permis. Un constat municipal est différent.',
  },
  'ca.parking.right-proof': {
    says: 'Vous pouvez exiger la preuve du contrat, de l’affiche et de la somme.',
  },
  'ca.parking.step-who': {
    says: 'Regardez qui écrit. S’il y a ville, règlement ou cour, traitez-le comme un constat public.',
  },
  'ca.parking.step-proof': { says: 'Prenez des photos des affiches et gardez votre reçu.' },
  'ca.parking.step-write': {
    says: 'Écrivez à la firme si vous n’êtes pas d’accord. Dites pourquoi.',
  },
  'ca.parking.opt-dispute': {
    says: 'Dites ce qui est faux et demandez des preuves.',
    title: 'Contester par écrit',
    cost: 'Gratuit.',
    time: 'Une lettre.',
    risk: 'Elle peut aller à une agence de recouvrement.',
    bestFor: 'Vous avez payé, ou les affiches n’étaient pas claires.',
  },
  'ca.parking.opt-pay': {
    says: 'Payez si vous acceptez.',
    title: 'Payer',
    cost: 'Les frais.',
    time: 'À la date de l’avis.',
    risk: 'Aucun.',
    bestFor: 'Vous voulez en finir.',
  },
  'ca.parking.qc-penalty': {
    says: 'Au Québec, une clause pénale peut être réduite si elle est abusive. L’entreprise doit montrer que vous l’avez acceptée.',
  },
  'ca.parking.right-mislead': {
    says: 'Une entreprise privée ne peut pas vous tromper, par exemple en donnant à sa facture l’air d’une amende de la ville.',
  },
  'ca.parking.on-tow': {
    says: 'En Ontario, une remorqueuse ne peut demander que ses tarifs affichés et doit vous laisser prendre vos affaires gratuitement.',
  },
  'ca.parking.right-penalty': {
    says: 'Demandez sur quelle clause ces frais reposent. Un tribunal peut réduire des frais qui ne font que punir et dépassent de loin leur perte.',
  },
  'ca.parking.right-penalty-asked': {
    says: 'Demandez sur quelle clause ces frais reposent. Un tribunal peut réduire des frais qui ne font que punir et dépassent de loin leur perte.',
  },
  'ca.parking.on-trespass': {
    says: 'En Ontario, seul un tribunal peut vous mettre à l’amende pour intrusion (trespass), après une accusation. L’avis d’une société est une demande d’argent qu’elle doit prouver.',
  },
}
