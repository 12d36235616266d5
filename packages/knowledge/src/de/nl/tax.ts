/** The Dutch words of Germany: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NL: Words = {
  'de.public.tax-want': {
    says: 'Het belastingkantoor (Finanzamt) bepaalde een belasting of herinnert u eraan te betalen. De beslissing noemt de dag.',
  },
  'de.public.tax-who': {
    says: 'Het belastingkantoor (Finanzamt) kan zonder rechter innen, maar moet het u eerst zeggen en kan u tijd geven.',
  },
  'de.public.tax-reality': {
    says: 'Een bezwaar alleen stopt de betaling niet. Vraag in dezelfde brief een stop van de betaling (Aussetzung der Vollziehung).',
  },
  'de.public.tax-rights': {
    says: 'U mag binnen één maand bezwaar maken. Het is gratis en heeft geen advocaat nodig.',
  },
  'de.public.tax-not-yet': {
    says: 'Er wordt nu niets in beslag genomen. Eerst moet de belasting verschuldigd zijn, dan komt een herinnering, en moet een week voorbijgaan.',
  },
  'de.public.tax-know': {
    says: 'Het belastingkantoor (Finanzamt) kan u later of in delen laten betalen (Stundung). U moet het vóór de betaaldag vragen.',
    learnMore: 'Schrijf waarom u nu niet kunt betalen en wanneer wel. Bied bedragen per maand aan.',
  },
  'de.public.tax-deadline': {
    says: 'U hebt één maand vanaf de dag dat de beslissing u bereikte. Redenen mogen volgen.',
    action: 'Uw bezwaar (Einspruch) sturen, schriftelijk of via ELSTER',
    consequence: 'De beslissing wordt definitief, ook als zij niet klopt.',
    service: 'een belastingbeslissing geldt als ontvangen op de vierde dag na verzending',
  },
  'de.public.tax-step-check': {
    says: 'Vergelijk de beslissing regel voor regel met uw aangifte. De uitleg aan het einde zegt wat er veranderd is.',
  },
  'de.public.tax-step-object': {
    says: 'Klopt het niet? Maak in één zin bezwaar en vraag een stop van de betaling voor het betwiste deel.',
  },
  'de.public.tax-step-pay': {
    says: 'Betaal op tijd of vraag vóór die dag om tijd. Late belasting kost 1% voor elke begonnen maand (Säumniszuschlag).',
  },
  'de.public.tax-step-estimate': {
    says: 'Het kantoor schatte uw inkomen omdat er geen aangifte kwam. Maak bezwaar en stuur nu de aangifte.',
  },
  'de.public.tax-option-object': {
    says: 'Stuur één zin met uw belastingnummer. Voeg later bewijs toe.',
    title: 'Bezwaar maken tegen de belastingbeslissing',
    cost: 'Gratis.',
    time: 'Eén maand.',
    risk: 'Het kantoor mag haar ook in uw nadeel veranderen, maar moet u eerst waarschuwen. Dan kunt u intrekken.',
    bestFor: 'Kosten zijn weggelaten of het kantoor maakte een fout.',
  },
  'de.public.tax-option-time': {
    says: 'Leg uw nood uit en bied een plan aan.',
    title: 'Om tijd of delen vragen',
    cost: 'Gewoon is 0,5% rente per maand.',
    time: 'Vóór de betaaldag.',
    risk: 'Het kantoor wil misschien bewijs van uw middelen.',
    bestFor: 'De belasting klopt maar u kunt nu niet betalen.',
  },
  'de.public.tax-option-help': {
    says: 'Verenigingen voor loonbelasting helpen werknemers en gepensioneerden.',
    title: 'Een vereniging voor belastinghulp of adviseur vragen',
    cost: 'Een jaarbijdrage naar inkomen, of een honorarium.',
    time: 'Binnen de maand.',
    risk: 'Maak zelf op tijd bezwaar.',
    bestFor: 'U begrijpt de beslissing niet.',
  },
  'de.public.tax-right-restore': {
    says: 'Miste u de maand buiten uw schuld? Vraag binnen één maand herstel (Wiedereinsetzung).',
  },
  'de.public.tax-right-slip': {
    says: 'Duidelijke vergissingen, zoals een verkeerd getal, kunnen ook later verbeterd worden.',
  },
  'de.public.tax-right-stop': {
    says: 'Zijn er ernstige twijfels? Dan hoort het kantoor de betaling te stoppen totdat over uw bezwaar beslist is.',
  },
  'de.public.tax-step-day': {
    says: 'Schrijf op welke dag het bedrag verschuldigd is. Kunt u niet betalen, vraag dan vóór die dag om tijd.',
  },
  'de.public.tax-step-proof': {
    says: 'Stuur de ontbrekende rekeningen en bewijzen met uw bezwaar of kort daarna.',
  },
}
