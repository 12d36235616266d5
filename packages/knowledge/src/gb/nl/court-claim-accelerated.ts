/** An accelerated claim for possession of a home (England and Wales): the judge decides on the papers. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ACCELERATED_NL: Words = {
  'gb.claim.possession-papers-rights': {
    says: 'U hebt het recht om op het verweerformulier te antwoorden en te zeggen wat niet klopt. Juridische hulp is gratis, wat u ook verdient.',
  },
  'gb.claim.possession-papers-reality': {
    says: 'Dit is ernstig, maar u hoeft nu niet te vertrekken. In deze snelle procedure (accelerated possession) kan de rechter op de papieren beslissen, zonder zitting.',
  },
  'gb.claim.possession-papers-form': {
    says: 'Stuur het verweerformulier binnen 14 dagen nadat u de papieren kreeg. Zeg wat niet klopt aan de opzegging (notice) of de datums. Twijfelt de rechter, dan komt er een zitting.',
  },
  'gb.claim.possession-papers-warn': {
    says: 'Stuurt u niets, dan kan een rechter zonder zitting bevelen dat u vertrekt. Zoek nu juridische hulp.',
  },
  'gb.claim.possession-papers-option': {
    title: 'Op het verweerformulier antwoorden',
    says: 'Zeg wat niet klopt aan de opzegging (notice) of de eis. Klopt alles, vraag dan meer tijd en zeg waarom vertrekken heel zwaar zou zijn.',
    cost: 'Niets. Verweer kost geen geld.',
    time: 'Een avond, binnen 14 dagen.',
    risk: 'Beveelt de rechter dat u vertrekt, dan komen er vaak kosten bij.',
    bestFor: 'De opzegging heeft een fout, of u hebt meer tijd nodig.',
  },
}
