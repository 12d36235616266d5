/** The Dutch words of the rows in ../student-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_AID_NL: Words = {
  'us.public.right-aid': {
    says: 'Verliest u studiehulp om uw cijfers? Dan moet de school zeggen hoe u in beroep gaat, als zij dat toestaat. Ziekte of een overlijden in de familie zijn goede redenen.',
  },
  'us.public.right-forgive': {
    says: 'Federale studieleningen kunnen worden kwijtgescholden na tien jaar openbare dienst, bij blijvende handicap, of als de school sloot. U kunt om een nieuwe telling vragen.',
  },
  'us.public.right-private-loan': {
    says: 'Een particuliere geldgever voor studie moet u eerst voor de rechter brengen voor hij loon neemt. Oude leningen kunnen volgens de wet van de staat te laat zijn voor de rechter.',
  },
  'us.loan.right-plan': {
    says: 'Vraag voor u betalingen mist om een plan dat bij uw inkomen past, of een pauze. Bij een lening met achterstand (default) komt u eruit met negen afgesproken betalingen.',
  },
  'us.loan.right-login': {
    says: 'Kwijtschelding van federale leningen vraagt u gratis op StudentAid.gov. Daar de login van een ander gebruiken voor winst is een federaal misdrijf. Geef die aan niemand.',
  },
}
