/** Questions on a house to be torn down, money paid before a lease, and residents' groups: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_NEIGHBOURS_FR: Words = {
  'jp.ask.house-torn-down': {
    says: 'Vous n’êtes pas obligé d’accepter. Dans un bail normal, il faut une bonne raison et six mois d’avis. L’âge ou la vente ne suffit souvent pas sans argent pour partir (立退料). Ne signez pas. Demandez la raison par écrit et nommez vos frais.',
  },
  'jp.ask.application-money': {
    says: 'Oui, si le bail n’était pas encore conclu. L’agent doit rendre l’argent de la demande (申込金). Après le contrat, voyez ses clauses. Demandez par écrit avec une date limite, et prévenez le bureau des agents de la préfecture.',
  },
  'jp.ask.residents-group': {
    says: 'Oui. Un groupe d’habitants est libre, et vous pouvez partir à tout moment par écrit. Les cotisations d’après ne sont pas dues. Les frais communs, comme l’éclairage, peuvent rester. S’ils vous privent du lieu des ordures, demandez à la ville.',
  },
}
