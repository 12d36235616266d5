/** A planning enforcement notice: building or use without permission. The words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const FIND_DAY: RowWords = {
  says: 'Zoek de dag waarop het bevel ingaat. Uw beroep moet er daarvoor zijn. Bel nu de ambtenaar voor bouwzaken.',
}

export const ORDER_ON_BUILDING_NL: Words = {
  'gb.order.planning-right-appeal': {
    says: 'U kunt in beroep tot de dag waarop het bevel ingaat, en niet daarna. In Engeland bij de Planning Inspectorate, in Wales bij PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Een beroep op tijd zet het bevel stil tot er is beslist.',
  },
  'gb.order.planning-right-grounds': {
    says: 'U kunt zeggen dat het niet gebeurde, geen vergunning nodig heeft of te lang geleden is. Ook dat de stappen of de tijd oneerlijk zijn.',
  },
  'gb.order.planning-age': {
    says: 'Een gemeente kan alleen binnen tien jaar optreden. Voor bouwwerk dat voor 25 april 2024 klaar was, is het vier jaar.',
    actionable:
      'Zoek foto’s met datum, rekeningen en oude brieven die tonen hoe lang het er al is.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Bouwen zonder vergunning is in de regel niet strafbaar. Dat wordt het als u niet op tijd doet wat het bevel vraagt.',
  },
  'gb.order.planning-warning': {
    says: 'Is de tijd voorbij, dan kan de gemeente vervolgen, of het werk doen en u laten betalen. Mis de dag voor beroep niet.',
  },
  'gb.order.planning-step-day': {
    says: 'Zoek de dag waarop het bevel ingaat. Uw beroep moet er daarvoor zijn.',
  },
  'gb.order.planning-step-talk': {
    says: 'Bel de ambtenaar voor bouwzaken. Vraag wat genoeg zou zijn, en of een aanvraag voor een vergunning helpt.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Stuur het beroep met het bevel en uw gronden. Neem zo mogelijk een adviseur.',
    title: 'In beroep gaan voor het ingaat',
    cost: 'In de regel niets, maar wel een bedrag als u er een vergunning in vraagt.',
    time: 'Enkele maanden.',
    risk: 'Verliest u, dan begint de tijd om te doen opnieuw.',
    bestFor: 'U had een vergunning, had er geen nodig, of het is te lang geleden.',
  },
  'gb.order.planning-option-comply': {
    says: 'Draai het terug of verander het op tijd, en vraag de gemeente het op papier te bevestigen.',
    title: 'Doen wat het bevel vraagt',
    cost: 'Wat het werk kost.',
    time: 'De maanden in het bevel.',
    risk: 'Het bevel blijft voor later gelden.',
    bestFor: 'De verandering is klein, of u zou het beroep verliezen.',
  },
  'gb.order.planning-scotland': {
    says: 'U kunt in beroep bij de Scottish Ministers (DPEA) tot de dag waarop het bevel ingaat. Het bevel wacht dan op de beslissing.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'U kunt in beroep bij de Planning Appeals Commission tot de dag waarop het bevel ingaat. Het bevel wacht dan op de beslissing.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
}
