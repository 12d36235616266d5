/** Rights on bills for energy, water, phone and broadband: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_RIGHTS_NL: Words = {
  'gb.bill.right-afford': {
    says: 'Een energiebedrijf moet u manieren bieden om te betalen. De regeling moet passen bij wat u kunt missen.',
  },
  'gb.bill.right-prepayment': {
    says: 'In sommige woningen mogen ze geen vooruitbetaalmeter (prepayment meter) afdwingen. Bijvoorbeeld met een kind onder twee jaar, of bij mensen boven 75 zonder hulp.',
  },
  'gb.bill.step-back-bill': {
    says: 'Schrijf het bedrijf: haal alle energie eraf van meer dan 12 maanden vóór deze rekening, want die is niet op tijd in rekening gebracht. Controleer daarna de rest.',
  },
  'gb.bill.insight-back-bill': {
    says: 'Het bedrijf zegt dat het u een tijd geen rekening stuurde. Energie van meer dan 12 maanden vóór deze rekening mag het niet vragen, tenzij u dat tegenhield.',
    actionable:
      'Vraag al het gebruik van meer dan 12 maanden vóór de rekening eraf te halen en een nieuwe te sturen. Doe dit voordat u een regeling afspreekt.',
  },
  'gb.bill.right-back-bill': {
    says: 'U hoeft geen energie van meer dan 12 maanden geleden te betalen die ze niet in rekening brachten, tenzij u hen daarvan weerhield.',
  },
  'gb.bill.right-energy-ombudsman': {
    says: 'Klaag bij het bedrijf. Na acht weken, of na een laatste antwoord, kan de Energy Ombudsman gratis beslissen.',
  },
  'gb.bill.right-phone-scheme': {
    says: 'Klaag bij het telefoon- of internetbedrijf. Na zes weken, of na een laatste antwoord, kan een gratis geschillenregeling beslissen.',
  },
  'gb.bill.right-water': {
    says: 'U hebt recht op water in uw woning, ook als u er geld voor schuldig bent.',
  },
  'gb.bill.right-no-bullying': {
    says: 'Een bedrijf mag u niet misleiden of bang maken om u te laten betalen.',
  },
  'gb.bill.right-heat-network': {
    says: 'Sinds 27 januari 2026 heeft Ofgem regels voor gedeelde verwarming. Het bedrijf moet eerlijk zijn, helpen bij geldgebrek en pas als laatste stap afsluiten. Klagen bij de Energy Ombudsman is gratis.',
  },
  'gb.bill.right-heat-lease': {
    says: 'Zit de warmte in de servicekosten van uw flat? Dan moeten de kosten redelijk zijn en kan het tribunaal beslissen.',
  },
}
