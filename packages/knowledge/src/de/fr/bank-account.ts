/** The French words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_FR: Words = {
  'de.bank.want': {
    says: 'Votre banque ferme votre compte.',
  },
  'de.bank.reality': {
    says: 'Vous ne resterez pas sans compte. Toute banque doit vous donner un compte de base (Basiskonto) si vous n’en avez pas.',
  },
  'de.bank.right-two-months': {
    says: 'La banque doit vous laisser au moins deux mois, sauf raison très grave.',
  },
  'de.bank.right-basic': {
    says: 'Un compte de base ne peut être fermé que pour quelques raisons légales, par écrit et avec motifs.',
  },
  'de.bank.step-new': {
    says: 'Demandez maintenant un compte ailleurs. La banque doit aider au transfert. Donnez le nouveau numéro à l’employeur et aux offices.',
  },
  'de.bank.option-complain': {
    says: 'La BaFin peut obliger une banque à ouvrir un compte de base. Le médiateur des banques est gratuit aussi.',
    title: 'La BaFin ou le médiateur',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Aucune banque ne veut de vous.',
  },
  'de.bank.right-silence': {
    says: 'Votre silence ne vaut pas accord pour de nouveaux frais ou de grands changements. Vous pouvez réclamer les frais jamais acceptés.',
  },
  'de.bank.not-yet': {
    says: 'Le compte marche jusqu’au jour de la lettre. L’argent reste à vous.',
  },
  'de.bank.right-savings-bank': {
    says: 'Une banque privée n’a en général pas besoin de raison. Une caisse publique (Sparkasse) en a besoin. Demandez-la.',
  },
  'de.bank.step-move': {
    says: 'Gardez vos relevés avant ce jour. Donnez le nouveau numéro pour salaire, loyer, courant et chaque prélèvement.',
  },
  'de.bank.insight-overdraft': {
    says: 'Un découvert est dû quand le compte finit.',
    actionable: 'Demandez dès maintenant par écrit à payer en plusieurs fois.',
  },
  'de.bank.option-basic': {
    says: 'Demandez à une banque un compte de base avec son formulaire. Elle doit répondre en dix jours ouvrés.',
    title: 'Ouvrir un compte de base (Basiskonto)',
    cost: 'Des frais mensuels justes.',
    time: 'Maintenant, avant la fin de l’ancien.',
    risk: 'Un compte de base n’a pas de découvert.',
    bestFor: 'Aucune banque ne vous donne un compte normal.',
  },
  'de.credit-no.want': {
    says: 'Un prêteur refuse votre demande de crédit.',
  },
  'de.credit-no.right': {
    says: 'Demandez à la banque quelles données elle a utilisées, et à l’agence de crédit votre copie gratuite. Si un score seul a décidé, vous pouvez demander qu’une personne réexamine. Les fausses inscriptions doivent être corrigées ou effacées.',
  },
  'de.credit-no.step': {
    says: 'Écrivez à la banque : quelles données ont servi, et un score seul a-t-il décidé ?',
  },
}
