/** Who collects a debt, and what a collector may not do: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_NL: Words = {
  'ie.debt.who': {
    says: 'Een incassobureau (debt collector) werkt voor het bedrijf dat u schuldig was, of kocht de schuld. Het heeft geen macht van een rechter, gerechtsdeurwaarder (sheriff) of de politie (gardaí).',
  },
  'ie.debt.right-no-harass': {
    says: 'Het is strafbaar een schuld zo vaak of zo te eisen dat het bedoeld is om u bang te maken of te beschamen.',
  },
  'ie.debt.right-no-lies': {
    says: 'Het is strafbaar vals te zeggen dat u vervolgd wordt, of papieren te sturen die officieel lijken.',
  },
  'ie.debt.right-data': {
    says: 'U kunt gratis een kopie vragen van wat het bedrijf over u heeft. Het heeft één maand om te antwoorden.',
  },
  'ie.debt.tactic-writing': {
    says: 'Houd het op papier. Een brief geeft u tijd en laat een bewijs achter.',
    risk: 'Brieven zijn trager dan telefoontjes.',
    notWhen: 'Er is bijna een zitting.',
  },
  'ie.debt.right-lsra': {
    says: 'Misleidt of pest een advocaat (solicitor) u? U kunt klagen bij de Legal Services Regulatory Authority (LSRA). Het is gratis.',
  },
}
