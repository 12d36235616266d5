/** Questions about free legal advice and taking someone to court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_AND_COURT_FR: Words = {
  'ch.ask.free-lawyer': {
    says: 'Beaucoup de cantons et d’ordres d’avocats donnent un bref conseil gratuit. Pour un procès, demandez l’assistance judiciaire au tribunal, avec preuves de revenus et charges, si la cause n’est pas sans espoir. Il faut parfois rembourser plus tard.',
  },
  'ch.ask.sue': {
    says: 'Allez d’abord à l’autorité de conciliation du domicile de l’autre partie ; pour un bail, du lieu du logement. Une courte lettre ou un formulaire suffit, sans avocat. C’est gratuit pour le bail et le travail jusqu’à 30 000 francs. Sans accord, vous recevez l’autorisation d’aller au tribunal.',
  },
}
