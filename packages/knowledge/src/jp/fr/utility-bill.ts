/** Bills for power, gas and water: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_FR: Words = {
  'jp.buy.bill-want': {
    says: 'Une société d’électricité, de gaz ou d’eau veut être payée.',
  },
  'jp.buy.bill-real': {
    says: 'Si vous appelez avant le jour de coupure, vous pouvez souvent avoir plus de temps.',
  },
  'jp.buy.bill-late': {
    says: 'Appelez la société aujourd’hui, même si la date est passée. Demandez si et quand elle coupe, et une autre date ou des parts.',
  },
  'jp.buy.bill-call': {
    says: 'Appelez la société avant la date. Demandez une nouvelle date ou plusieurs paiements.',
  },
  'jp.buy.bill-town': {
    says: 'Demandez au bureau d’aide de votre ville (自立相談支援機関) si l’argent manque.',
  },
  'jp.buy.bill-right': {
    says: 'Vous pouvez demander le relevé du compteur et le calcul de la somme.',
  },
  'jp.buy.bill-plan': {
    title: 'Demander du temps ou plusieurs paiements',
    says: 'Offrez une date.',
    cost: 'Ce que vous offrez.',
    time: 'Un appel.',
    risk: 'Tenez-le.',
    bestFor: 'Vous la devez.',
  },
  'jp.bill.not-yet': {
    says: 'Ils doivent vous le dire par écrit avant de couper l’électricité. Cherchez le jour.',
  },
  'jp.bill.right-welfare': {
    says: 'Votre ville doit vous conseiller gratuitement quand l’argent manque, et peut aider pour le loyer et un budget.',
  },
  'jp.bill.right-last-resort': {
    says: 'Si un vendeur finit votre contrat, vous pouvez en demander un autre, et à la fin la société de la zone, pour l’électricité.',
  },
  'jp.bill.step-check': {
    says: 'Vérifiez le compteur, la période et le tarif de la facture.',
  },
  'jp.bill.right-sewer': {
    says: 'La part d’assainissement (下水道使用料) s’éteint seule après cinq ans. La part d’eau ne s’éteint que si vous dites qu’elle est trop ancienne. Un premier rappel officiel relance le délai de l’assainissement.',
  },
}
