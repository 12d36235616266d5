/** Questions about collectors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_FR: Words = {
  'gb.ask-debt.never-had-account': {
    says: "Ne payez pas. Écrivez que vous n'avez jamais eu ce compte et demandez des preuves : le contrat, le nom et l'adresse. Pour une dette de crédit, ils doivent s'arrêter pendant qu'ils vérifient. Demandez de corriger votre fichier de crédit ; s'ils refusent, saisissez l'Ombudsman ou l'ICO.",
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Vous la devez encore, si elle est à vous, si la somme est juste et si elle n’est pas trop ancienne. Le nouveau propriétaire n’a aucun pouvoir de plus. Demandez-lui de prouver qu’elle est à lui, avant de payer ou de la reconnaître.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'Non, pas seuls. Ils devraient d’abord gagner au tribunal. Les huissiers ne peuvent venir que si vous ne payez pas ensuite la décision (judgment). Une lettre seule ne donne à aucun huissier (bailiff) le droit de venir.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Écrivez que vous ne connaissez pas cette dette. Demandez-leur de la prouver. Ne donnez pas plus de données personnelles que nécessaire. Pour une dette de crédit, c’est à eux de la prouver.',
  },
  'gb.ask-debt.prove': {
    says: 'Vous pouvez demander une preuve. Pour une carte, un prêt ou un catalogue, envoyez £1 et demandez le contrat (credit agreement). Avant son envoi, ils ne peuvent pas le faire exécuter au tribunal.',
  },
  'gb.ask-debt.harass': {
    says: 'Dites-leur par écrit de vous contacter seulement par lettre. Pour les dettes de crédit, ils doivent respecter des souhaits justes et ne rien dire à d’autres. S’ils continuent, faites une réclamation.',
  },
  'gb.ask-debt.settle': {
    says: 'Oui, vous pouvez demander. Ils ne sont pas obligés de prendre moins, mais beaucoup le font. Obtenez d’abord l’accord par écrit. Il doit dire que le reste est effacé et ne sera pas vendu.',
  },
}
