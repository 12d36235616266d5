/** Court judgments, and what may be taken because of them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'ca.judged.want': {
    says: 'Een rechter heeft beslist, of gerechtsdienaren zijn begonnen te innen.',
  },
  'ca.judged.reality': {
    says: 'Dit is ernstig, maar u hebt nog keuzes. U kunt een betaalplan aanbieden of de rechter vragen de zaak opnieuw te openen.',
  },
  'ca.judged.who': {
    says: 'Alleen gerechtsdienaren kunnen beslag leggen: een sheriff, in Alberta een civil enforcement agency, of in Québec een deurwaarder (huissier).',
  },
  'ca.judged.rights': {
    says: 'De wet beschermt een deel van uw loon en de gewone spullen van uw huis tegen beslag.',
  },
  'ca.judged.not-all': {
    says: 'Ze kunnen niet alles nemen wat u hebt. Gewone schuldeisers kunnen geen beslag leggen op Old Age Security en Canada Pension Plan.',
  },
  'ca.judged.know-bank': {
    says: 'Geld is moeilijker te beschermen als het op een rekening door elkaar staat. Wees snel als een rekening is geblokkeerd.',
  },
  'ca.judged.right-pension': {
    says: 'Gewone schuldeisers kunnen geen beslag leggen op uw Old Age Security of Canada Pension Plan.',
  },
  'ca.judged.right-setaside': {
    says: 'Kreeg u de eis nooit, of had u een goede reden om niet te antwoorden? Dan kunt u de rechter vragen het vonnis in te trekken (set aside).',
  },
  'ca.judged.right-plan': {
    says: 'U kunt een betaalplan aanbieden. Bij veel rechters kunt u een zitting vragen over wat u kunt betalen.',
  },
  'ca.judged.step-call': {
    says: 'Bel de rechtbank met het zaaknummer. Vraag wat is bevolen, op welke dag, en wat er nu komt.',
  },
  'ca.judged.step-served': {
    says: 'Vraag u af of u de eis ooit kreeg. Zo niet, vraag de rechtbank meteen hoe u het vonnis laat intrekken (set aside).',
  },
  'ca.judged.step-list': {
    says: 'Schrijf uw inkomen, huur en kosten op. U hebt dit nodig voor een plan en voor een zitting.',
  },
  'ca.judged.step-trustee': {
    says: 'Praat deze week met een erkende schuldregelaar (Licensed Insolvency Trustee). Een voorstel (proposal) indienen stopt de meeste beslagen op loon.',
  },
  'ca.judged.opt-setaside': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'Vraag de rechter de zaak opnieuw te openen',
    cost: 'Misschien griffiegeld.',
    time: 'Doe het binnen een paar dagen.',
    risk: 'De rechter kan weigeren.',
    bestFor: 'U kreeg de papieren nooit, of u hebt een goed verweer.',
  },
  'ca.judged.opt-plan': {
    says: 'Bied een bedrag per maand aan en vraag hen het beslag te stoppen terwijl u betaalt.',
    title: 'Bied een betaalplan aan',
    cost: 'Het bedrag dat u aanbiedt.',
    time: 'Dagen tot weken.',
    risk: 'Slaat u een betaling over, dan kunnen ze doorgaan.',
    bestFor: 'U bent het schuldig en hebt wat inkomen.',
  },
  'ca.judged.opt-proposal': {
    says: 'Een schuldregelaar (trustee) dient papieren in, en dan stoppen de meeste beslagen door de wet.',
    title: 'Voorstel aan schuldeisers (consumer proposal) of faillissement',
    cost: 'Betaald uit wat u afspreekt te betalen.',
    time: 'Dagen om te beginnen.',
    risk: 'Het staat in uw kredietdossier. Sommige schulden blijven, zoals alimentatie en boetes.',
    bestFor: 'U bent veel meer schuldig dan u kunt betalen.',
  },
  'ca.judged.warn-tax': {
    says: 'De belastingdienst is anders. Die kan zonder rechter een deel van uw loon of rekening nemen.',
  },
}
