/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_NL: Words = {
  'nz.home.element-reason': {
    says: 'In een opzegging met 42 dagen moet staan welke reden uit de wet ze gebruikt.',
    name: 'De reden',
    ifMissing:
      'Wij zien geen reden. Een opzegging met 42 dagen zonder reden telt misschien niet. Vraag Community Law.',
  },
  'nz.home.know-form': {
    says: 'Een opzegging van de huur moet schriftelijk zijn, het adres en de laatste dag noemen, en getekend zijn. In een opzegging met 42 dagen moet de reden staan.',
  },
  'nz.home.right-ninety': {
    says: 'Sinds 30 januari 2025 kan een verhuurder een huur zonder einddatum (periodic tenancy) opzeggen met 90 dagen en zonder reden.',
  },
  'nz.home.right-forty-two': {
    says: 'Bij 42 dagen hebben ze een reden uit de wet nodig. De eigenaar of familie trekt erin, de woning wordt leeg verkocht, of ze is nodig voor werknemers.',
  },
  'nz.home.right-fixed': {
    says: 'Een vaste termijn (fixed term) kan niet eerder eindigen door een opzegging. Aan het einde loopt de huur door, tenzij een van beide kanten 90 tot 21 dagen ervoor opzegde.',
  },
  'nz.home.right-retaliation': {
    says: 'Een opzegging om u te straffen omdat u voor uw rechten opkwam, is tegen de wet. Dien binnen 28 werkdagen een verzoek in, dan kan het Tribunal die ongeldig maken.',
  },
  'nz.home.ninety': {
    says: 'Een opzegging zonder reden moet u minstens 90 dagen geven. Wij tellen vanaf de datum ervan, dus het kan iets later zijn.',
    action: 'Verhuis, of betwist de opzegging',
    consequence: 'Ze kunnen het Tribunal om een bevel tot ontruiming (possession order) vragen.',
  },
  'nz.home.forty-two': {
    says: 'Een opzegging met een reden van de eigenaar moet u minstens 42 dagen geven. Wij tellen vanaf de datum ervan, dus het kan iets later zijn.',
    action: 'Verhuis, of betwist de opzegging',
    consequence: 'Ze kunnen het Tribunal om een bevel tot ontruiming (possession order) vragen.',
  },
  'nz.home.change-2025': {
    says: 'Sinds 30 januari 2025 heeft een opzegging met 90 dagen geen reden nodig.',
    was: 'Een verhuurder had een reden nodig om een huur zonder einddatum (periodic tenancy) op te zeggen.',
    is: 'Een verhuurder kan opzeggen met 90 dagen en zonder reden.',
  },
  'nz.home.know-service': {
    says: 'De dagen tellen vanaf het moment dat een opzegging als gegeven geldt. Per post telt u vier werkdagen erbij, en in uw brievenbus twee.',
  },
}
