/** The Dutch words of the rows in ../wages-and-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_AND_OVERTIME_NL: Words = {
  'us.pay.right-salary': {
    says: 'Alleen een vast salaris neemt overwerk niet weg. Uw taken en loon moeten aan vaste eisen voldoen. U kunt tot twee of drie jaar terug eisen, en nog eens zoveel.',
  },
  'us.pay.right-status': {
    says: 'Hoe u genoemd wordt, beslist niet. Als het bedrijf uw werk bepaalt, bent u misschien werknemer met recht op overwerk en werkloosheid.',
  },
  'us.pay.right-tips': {
    says: 'Een werkgever of chef mag uw fooien niet houden. Hij mag u niet laten betalen voor zijn verlies als dat het minimumloon raakt.',
  },
  'us.life.right-wages': {
    says: 'U moet minstens het minimumloon krijgen voor alle uren. U kunt twee of drie jaar terug eisen, en nog eens zoveel. U mag niet worden gestraft omdat u erom vraagt.',
  },
}
