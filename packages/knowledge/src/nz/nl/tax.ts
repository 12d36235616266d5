/** The Dutch words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NL: Words = {
  'nz.tax.want': {
    says: 'Kijk of het een nieuwe rekening is, een gewijzigde, of een herinnering om aangifte te doen.',
  },
  'nz.tax.reality': {
    says: 'U kunt vragen om in delen te betalen, en u kunt het bedrag betwisten.',
  },
  'nz.tax.who': {
    says: 'Inland Revenue int belasting, studieleningen en kinderalimentatie (child support). Kijk het na in myIR, niet via een link.',
  },
  'nz.tax.rights': {
    says: 'U kunt vragen om in delen te betalen, vragen om hulp bij geldproblemen (hardship) en een aanslag (assessment) betwisten.',
  },
  'nz.tax.not-yet': {
    says: 'Ze vragen eerst. Belt u en houdt u zich aan een regeling? Dan gaan ze meestal niet verder.',
  },
  'nz.tax.right-instalments': {
    says: 'U kunt vragen om in delen (instalments) te betalen. Boetes zijn lager zodra een regeling is afgesproken.',
  },
  'nz.tax.right-hardship': {
    says: 'Zou betalen u te weinig laten om van te leven? Dan kunt u vragen een deel te laten vallen.',
  },
  'nz.tax.right-dispute': {
    says: 'U kunt een belastingaanslag (tax assessment) betwisten met een bericht (NOPA). U hebt twee maanden vanaf de datum, en vier maanden voor uw eigen aangifte.',
  },
  'nz.tax.step-check': { says: 'Log in bij myIR en kijk of de schuld daar staat.' },
  'nz.tax.step-file': {
    says: 'Ontbreekt er een aangifte? Doe die dan. Vaak wordt het bedrag daardoor lager.',
  },
  'nz.tax.step-plan': {
    says: 'Vraag in myIR om betaling in delen (instalments) vóór de dag dat u moet betalen.',
  },
  'nz.tax.opt-plan': {
    says: 'Bied een bedrag aan dat u kunt volhouden.',
    title: 'Vragen om in delen te betalen',
    cost: 'De rente loopt door.',
    time: 'Vóór de dag dat u moet betalen.',
    risk: 'Als u er één mist, kan de regeling eindigen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'nz.tax.opt-dispute': {
    says: 'Stuur op tijd een bericht (notice) met uw redenen.',
    title: 'Het betwisten',
    cost: 'Gratis.',
    time: 'Maanden.',
    risk: 'De rente loopt door als u verliest.',
    bestFor: 'Het bedrag klopt niet.',
  },
  'nz.tax.warn-deduct': {
    says: 'Inland Revenue kan met een bericht (notice) en zonder rechter geld van uw loon of bank nemen. Negeer het niet.',
  },
  'nz.tax.right-loan-hardship': {
    says: 'Brengt het betalen van een studielening u in geldproblemen (hardship)? Vraag Inland Revenue om het te verlagen of een regeling te maken.',
  },
  'nz.tax.right-penalty': {
    says: 'Betaalde u te laat door iets waar u niets aan kon doen? Dan kunt u Inland Revenue vragen de boete voor te laat betalen te schrappen.',
  },
}
