/** The Dutch words of Germany: child benefit. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_BENEFIT_NL: Words = {
  'de.child-benefit.want': {
    says: 'De Familienkasse neemt kinderbijslag (Kindergeld) terug en wil terugbetaling.',
  },
  'de.child-benefit.reality': {
    says: 'Een verkeerde beslissing blijft staan als u niet binnen één maand bezwaar maakt. Vaak ontbreekt alleen bewijs van school of opleiding.',
  },
  'de.child-benefit.deadline': {
    says: 'U hebt één maand vanaf de dag dat de beslissing u bereikte. Redenen mogen volgen.',
    action: 'Uw bezwaar (Einspruch) naar de Familienkasse sturen',
    consequence: 'De beslissing wordt definitief, ook als zij niet klopt.',
    service: 'een belastingbeslissing geldt als ontvangen op de vierde dag na verzending',
  },
  'de.child-benefit.right-object': {
    says: 'U kunt gratis bezwaar maken (Einspruch). Daarna kan de belastingrechter (Finanzgericht) de beslissing controleren, tegen kosten.',
  },
  'de.child-benefit.right-stop': {
    says: 'Een bezwaar alleen stopt de betaling niet. Vraag in dezelfde brief een stop (Aussetzung der Vollziehung).',
  },
  'de.child-benefit.right-adult': {
    says: 'Tot 25 telt een kind nog mee in opleiding, tot vier maanden tussen twee delen ervan, of als het een plaats zoekt. Tot 21 ook als het als werkzoekend is ingeschreven.',
  },
  'de.child-benefit.right-waive': {
    says: 'Kunt u niet betalen? Vraag meer tijd, kleine bedragen, of kwijtschelding (Stundung, Erlass).',
  },
  'de.child-benefit.step-object': {
    says: 'Klopt het niet? Schrijf dat u bezwaar maakt, met het kinderbijslagnummer en de datum. Voeg bewijs van school, opleiding of woning toe.',
  },
  'de.child-benefit.option-object': {
    says: 'Schrijf dat u bezwaar maakt en vraag de betaling te stoppen totdat erover beslist is.',
    title: 'Bezwaar maken tegen de beslissing',
    cost: 'Gratis',
    time: 'Eén maand vanaf de dag dat u haar kreeg',
    risk: 'Geen. Er kan rente lopen als het verschuldigd was.',
    bestFor: 'Het kind zat op school of in opleiding, of woonde bij u.',
  },
  'de.child-benefit.over-reality': {
    says: 'De maand voor bezwaar lijkt voorbij, dus de beslissing geldt voorlopig. Was u buiten uw schuld te laat, dan kunt u het nog vragen.',
  },
  'de.child-benefit.over-step': {
    says: 'Buiten uw schuld te laat, zoals ziek in het ziekenhuis? Maak binnen een maand daarna bezwaar en vraag in dezelfde brief om Wiedereinsetzung.',
  },
  'de.child-benefit.option-rates': {
    says: 'Laat uw inkomen zien en bied een klein bedrag per maand aan.',
    title: 'Om delen of kwijtschelding vragen',
    cost: 'Gratis.',
    time: 'Eén brief.',
    risk: 'Het kan op instemming lijken. Schrijf dat u de schuld zo niet erkent.',
    bestFor: 'De beslissing klopt maar u kunt niet betalen.',
  },
  'de.kindergeld.refused-want': {
    says: 'De Familienkasse weigert kinderbijslag. Dit is belastingrecht: andere wegen dan bij sociale hulp.',
  },
  'de.kindergeld.refused-right-appeal': {
    says: 'U hebt een maand voor een gratis bezwaar (Einspruch) bij de Familienkasse. Daarna de belastingrechter, weer binnen een maand.',
  },
  'de.kindergeld.refused-right-foreign': {
    says: 'EU-burgers die hier wonen hebben het, ook in de eerste drie maanden. Anderen met een vergunning die werk toestaat. Vluchtelingen ook. Stuur vergunning en bewijs van werk.',
  },
}
