/** Questions about wages that an employer paid by mistake: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_FR: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'L’employeur peut reprendre un salaire versé par erreur, même sur la prochaine paie et sans votre accord. Mais demandez d’abord le calcul de chaque somme et un plan en petites parts. Dites si une grosse retenue vous prive de loyer ou de nourriture, et offrez une somme par mois. Acas dit de convenir d’un plan juste : 0300 123 1100.',
  },
  'gb.ask-work.bonus': {
    says: 'Une prime ou une commission compte comme salaire. Si le contrat, une lettre ou un mail promettait une somme et que vous avez rempli la condition, elle est due. Lisez ce qui vaut pour ceux qui partent. Si cela dépend d’eux, ils décident le plus souvent : demandez la raison par écrit. Envoyez les papiers et une date. Puis Acas, 0300 123 1100, avant la fin du délai.',
    dependsOn: 'ce que dit le contrat ou la promesse',
  },
  'gb.ask-work.pay-for-damage': {
    says: 'Ils ne peuvent le prendre sur la paie que si le contrat, ou un papier signé avant les faits, le permet. Un oui donné après ne compte pas. Ne signez donc rien. Sans cela ils devraient aller en justice et montrer une négligence. Demandez par écrit la clause et le coût réel. S’ils le prennent quand même : Acas, 0300 123 1100.',
    dependsOn: 'ce que vous avez signé avant',
  },
}
