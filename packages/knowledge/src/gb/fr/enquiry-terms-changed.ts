/** Questions about a contract that lets the employer change it, and about agreements to be made redundant: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_CHANGED_FR: Words = {
  'gb.ask-work.contract-lets-change': {
    says: 'Une telle clause ne permet pas tout. Les juges la lisent de façon étroite, surtout si elle vous coûte de la paie ou des heures. Ils doivent vous parler avant, prévenir à temps et l’utiliser de façon raisonnable, même une petite entreprise. Si cela va trop loin, écrivez tout de suite que vous n’êtes pas d’accord et travaillez « sous protestation » (under protest). Demandez par écrit la paie qui manque et appelez Acas à temps : 0300 123 1100. Ne démissionnez pas sans conseil.',
    dependsOn: 'la clarté de la clause et la façon dont elle est utilisée',
  },
  'gb.ask-work.settlement-redundancy': {
    says: 'Personne n’est obligé de signer. L’indemnité de licenciement économique après deux ans, le préavis et les congés payés sont dus sans cela, et signer fait perdre des droits. L’offre doit donc donner plus : vous pouvez demander plus, aussi par un avocat. Elle ne lie qu’après un conseil indépendant, que l’employeur paie le plus souvent. Pour Acas, dix jours de réflexion sont justes. Sans elle, ils doivent quand même consulter et choisir de façon juste. Appelez Acas avant la fin du court délai : 0300 123 1100.',
  },
}
