/** Court judgments, and what may be taken because of them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'nz.judged.want': { says: 'Een rechter heeft beslist, of er wordt al begonnen met innen.' },
  'nz.judged.reality': {
    says: 'Dit is ernstig, maar u hebt nog keuzes. U kunt een regeling aanbieden, of de rechter vragen de zaak opnieuw te openen.',
  },
  'nz.judged.who': {
    says: 'Alleen een deurwaarder van de rechtbank (bailiff) kan spullen in beslag nemen. Een incassobureau kan dat niet.',
  },
  'nz.judged.rights': {
    says: 'U kunt de rechter laten zien wat u kunt betalen. Gewone huisraad en gereedschap voor uw werk zijn veilig tot een bepaald bedrag.',
  },
  'nz.judged.not-all': {
    says: 'Ze kunnen niet uw hele loon nemen. Bij een gewone schuld moet een loonbeslag (attachment order) u minstens 60% van uw nettoloon laten.',
  },
  'nz.judged.right-assessment': {
    says: 'U kunt een onderzoek naar uw geld (financial assessment) krijgen, zodat de rechter ziet wat u kunt betalen.',
  },
  'nz.judged.right-setaside': {
    says: 'Hebt u de eis nooit gekregen, of hebt u een goed verweer? Dan kunt u de rechter vragen het vonnis te vernietigen (set aside).',
  },
  'nz.judged.right-vary': {
    says: 'Verandert uw situatie? Dan kunt u de rechter vragen een loonbeslag (attachment order) te wijzigen.',
  },
  'nz.judged.step-call': {
    says: 'Bel de rechtbank met het zaaknummer. Vraag wat er bevolen is en wanneer.',
  },
  'nz.judged.step-mentor': { says: 'Bel MoneyTalks op 0800 345 123 en maak een begroting.' },
  'nz.judged.step-offer': {
    says: 'Bied een bedrag aan dat u kunt volhouden en vul het overzicht van uw geld (financial statement) in.',
  },
  'nz.judged.step-options': {
    says: 'Kunt u helemaal niet betalen? Vraag dan naar een no asset procedure of een debt repayment order.',
  },
  'nz.judged.opt-plan': {
    says: 'Bied een bedrag per week aan.',
    title: 'In delen betalen',
    cost: 'Het bedrag dat u aanbiedt.',
    time: 'Dagen tot weken.',
    risk: 'Als u stopt, kunnen ze weer stappen nemen.',
    bestFor: 'U bent het schuldig en hebt wat inkomen.',
  },
  'nz.judged.opt-setaside': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'Vragen om het te vernietigen (set aside)',
    cost: 'Het kan geld kosten.',
    time: 'Doe het binnen dagen.',
    risk: 'De rechter kan weigeren.',
    bestFor: 'U hebt de papieren nooit gekregen, of u hebt een goed verweer.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Een no asset procedure duurt één jaar en maakt een einde aan de meeste schulden tot $50.000.',
    title: 'Mogelijkheden bij insolventie',
    cost: 'Gratis aan te vragen.',
    time: 'Weken.',
    risk: 'Het is openbaar, en u kunt het één keer gebruiken.',
    bestFor: 'U bezit weinig en kunt niet betalen.',
  },
  'nz.judged.warn-assessment': {
    says: 'Negeert u een onderzoek naar uw geld (financial assessment)? Dan kan de rechter een bevel (warrant) geven om u erheen te brengen.',
  },
}
