/** The landlord's notice that a lease ends, and the time that it must run: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_NL: Words = {
  'es.home.want-notice': {
    says: 'Uw verhuurder wil dat u vertrekt, of zegt dat de huur niet doorgaat.',
  },
  'es.home.five-seven': {
    says: 'Een huurcontract voor een woning sinds 6 maart 2019 kan vijf jaar lopen als u wilt, of zeven als de eigenaar een bedrijf is.',
  },
  'es.home.right-stay-term': {
    says: 'In de eerste vijf jaar (zeven bij een bedrijf) loopt de huur jaar na jaar door als u wilt. Een kortere datum erin bindt u niet.',
  },
  'es.home.right-notice-four': {
    says: 'Om aan het einde van die tijd te stoppen, moet de verhuurder het minstens vier maanden eerder zeggen. Zo niet, dan loopt het tot drie jaar langer door. Een decreet van oktober 2026 geeft meer, als het parlement het bevestigt.',
  },
  'es.home.right-own-need': {
    says: 'Om eerder te eindigen voor eigen gebruik moet de eigenaar een persoon zijn en het in het contract staan. Nodig zijn een jaar, en twee maanden vooraf bericht met de reden.',
  },
  'es.home.right-leave-early': {
    says: 'Na zes maanden mag u vertrekken met 30 dagen opzegging. U betaalt alleen extra als het contract het zegt. Een decreet van oktober 2026 schaft dat af, zeker in nieuwe contracten: vraag of het nog geldt.',
  },
  'es.home.step-never-sign': {
    says: 'Teken geen papier dat uw huur eindigt of een nieuwe maakt voor u raad hebt.',
  },
  'es.home.insight-season': {
    says: 'Een ‘seizoenscontract’ (de temporada) voor uw echte huis is vaak een gewoon huurcontract.',
    actionable:
      'Bewaar bewijs dat u er het hele jaar woont: bevolkingsregister (padrón), werk, school.',
  },
  'es.home.warning-no-leave': {
    says: 'Vertrek niet en geef geen sleutels terug alleen om deze brief. Vraag eerst raad.',
  },
  'es.home.element-reason': {
    name: 'Waarom en vanaf wanneer',
    says: 'Een opzegging moet zeggen vanaf wanneer de huur eindigt, en bij eigen gebruik ook de reden.',
    ifMissing: 'Vraag schriftelijk de reden en de datum. Zonder die zegt u dat u blijft.',
  },
  'es.home.right-silent-renewal': {
    says: 'Zijn alle verlengingen voorbij en blijft u 15 dagen zonder bericht van de eigenaar, dan loopt de huur per maand of jaar door. Een schriftelijk nee voorkomt dat.',
  },
}
