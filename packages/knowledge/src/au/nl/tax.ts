/** The Dutch words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NL: Words = {
  'au.tax.want': {
    says: 'Kijk of het een nieuwe aanslag is, een gewijzigde, of een herinnering om aangifte te doen.',
  },
  'au.tax.reality': {
    says: 'U kunt een betalingsregeling vragen, en bezwaar maken als het bedrag fout is.',
  },
  'au.tax.who': {
    says: 'De Australian Taxation Office (ATO) int federale belasting. Controleer de schuld in myGov, niet via een link.',
  },
  'au.tax.rights': {
    says: 'U kunt gratis bezwaar maken, een regeling vragen en vragen rente of boetes te laten vallen.',
  },
  'au.tax.not-yet': {
    says: 'Ze sturen eerst herinneringen. Belt u en houdt u zich aan een regeling? Dan gaan ze meestal niet verder.',
  },
  'au.tax.right-object': {
    says: 'U kunt bezwaar maken tegen een aanslag (assessment). Voor de meeste mensen is de termijn twee jaar. Bij sommige beslissingen is het maar 60 dagen.',
  },
  'au.tax.right-plan': { says: 'U kunt online of per telefoon een betalingsregeling maken.' },
  'au.tax.right-interest': {
    says: 'U kunt vragen rente of boetes te laten vallen als er iets misging waar u niets aan kon doen.',
  },
  'au.tax.object-sixty': {
    says: 'Tegen sommige belastingbeslissingen moet u binnen 60 dagen bezwaar maken. De meeste jaarlijkse aanslagen (assessments) geven twee jaar. Uw bericht zegt welke termijn geldt.',
    action: 'Maak bezwaar, als uw beslissing de korte termijn heeft',
    consequence: 'U moet dan om meer tijd vragen.',
  },
  'au.tax.step-check': { says: 'Log in bij myGov en kijk of de schuld er staat.' },
  'au.tax.step-call': { says: 'Bel of gebruik de online regeling vóór de uiterste dag.' },
  'au.tax.step-help': {
    says: 'Vraag hulp aan een gratis schuldhulpverlener (financial counsellor) of een tax clinic.',
  },
  'au.tax.opt-plan': {
    says: 'Kies een bedrag dat u kunt volhouden.',
    title: 'Een betalingsregeling maken',
    cost: 'De rente loopt door.',
    time: 'Een paar minuten online.',
    risk: 'Mist u er één? Dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles ineens betalen.',
  },
  'au.tax.opt-object': {
    says: 'Stuur een bezwaar met uw redenen en bewijs.',
    title: 'Bezwaar maken',
    cost: 'Gratis.',
    time: 'Uiterlijk op de laatste dag in het bericht.',
    risk: 'De rente loopt door als u verliest.',
    bestFor: 'Het bedrag is fout.',
  },
  'au.tax.warn-garnish': {
    says: 'De ATO kan met een bericht en zonder rechter geld nemen van uw loon of bank. Negeer het niet.',
  },
  'au.tax.right-instalments': {
    says: 'De wet laat de belastingdienst betaling in delen aannemen. Miste u er één? Bel en vraag de regeling te houden of te veranderen.',
  },
  'au.tax.right-release': {
    says: 'Zou u door te betalen zonder eten, woning of andere basis zitten? Dan kunt u vragen om bevrijd te worden van schulden aan inkomstenbelasting (income tax).',
  },
  'au.tax.warn-no-court': {
    says: 'De belastingdienst kan zonder rechter geld nemen van uw bank of uw loon. Bel vóór de datum in de brief.',
  },
  'au.tax.right-two-years': {
    says: 'Voor de meeste mensen mag de ATO een aanslag alleen binnen twee jaar wijzigen, behalve bij fraude. Tel vanaf de eerste aanslag.',
  },
  'au.tax.right-bankrupt': {
    says: 'Een aanzegging van faillissement (bankruptcy notice) vraagt een vonnis van $10.000 of meer. U krijgt dan 21 dagen. Een waarschuwing maakt u niet failliet.',
  },
}
