/** Bevelen van een gemeente: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Maak het in orde voor de dag in het bevel, zeg het de ambtenaar op papier, en bewaar foto’s en rekeningen.',
  title: 'Doen wat het bevel vraagt',
  cost: 'Wat de verandering kost.',
  time: 'De dagen in het bevel.',
  risk: 'Het bevel blijft gelden, ook voor later.',
  bestFor: 'De klacht klopt, of de verandering is klein.',
}
const FIND_DAY: RowWords = {
  says: 'Zoek de dag waarop het bevel ingaat. Uw beroep moet er daarvoor zijn. Bel nu de ambtenaar voor bouwzaken.',
}
const DAYS_TO_APPEAL =
  'U hebt 21 dagen voor beroep. De dag waarop u het bevel krijgt, telt als de eerste.'

export const COUNCIL_ORDERS_NL: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'Dit is een bevel, geen boete. Stopt u op tijd, dan volgt er niets meer.',
  },
  'gb.order.abate-right-appeal': {
    says: 'In beroep kunt u zeggen dat er geen overlast is, dat u het niet was, of dat er te veel of te snel wordt gevraagd.',
  },
  'gb.order.abate-right-pause': {
    says: 'Zou u werk moeten betalen, dan zet een beroep het bevel stil. Niet als het bevel zegt waarom het doorgaat.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'In Schotland kunt u binnen 21 dagen in beroep bij de sheriff.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Een redelijk excuus is een verweer. Een bedrijf kan ook tonen dat het deed wat in de praktijk het beste kon.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Uw beroep naar de rechter sturen',
    consequence: 'Daarna staat het bevel, en kunt u later nauwelijks nog zeggen dat het fout was.',
  },
  'gb.order.abate-warning': {
    says: 'Het bevel overtreden zonder goed excuus is strafbaar. De gemeente (council) kan het werk ook zelf doen en u laten betalen.',
  },
  'gb.order.abate-step-stop': {
    says: 'Stop of zet het nu zachter, ook als u in beroep gaat. Schrijf elke dag op wat u deed.',
  },
  'gb.order.abate-step-records': {
    says: 'Vraag de ambtenaar om de data, verslagen en metingen. Noteer beide dagen: om te doen, en om in beroep te gaan.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Bel vandaag de rechtbank voor het formulier en de kosten. Geef uw redenen en bewijs.',
    title: 'In beroep gaan bij de rechter',
    cost: 'Griffierecht, en vaak kosten als u verliest.',
    time: 'Enkele maanden.',
    risk: 'Het bevel kan intussen doorgaan.',
    bestFor: 'U was het niet, er is geen overlast, of er wordt te veel gevraagd.',
  },
  'gb.order.abate-option-talk': {
    says: 'Bied de ambtenaar duidelijke stappen, zoals stille uren of een dag voor herstel, en vraag een ja op papier.',
    title: 'Meer tijd of andere stappen vragen',
    cost: 'Niets.',
    time: 'Eén telefoontje en één e-mail.',
    risk: 'De dagen voor beroep lopen door.',
    bestFor: 'U wilt het in orde maken maar hebt langer nodig.',
  },
  'gb.order.abate-ni-right': {
    says: 'U kunt binnen 21 dagen in beroep bij de magistrates’ court. Duur werk kan op de beslissing wachten, tenzij het bevel zegt waarom niet.',
  },
  'gb.order.abate-ni-step': {
    says: 'Stop of zet het nu zachter, ook als u in beroep gaat. Vraag de ambtenaar om de data en metingen.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
  'gb.order.conduct-no-guilt': {
    says: 'Geen rechter heeft u schuldig gevonden. Houdt u zich aan het bevel, dan volgt er niets meer.',
  },
  'gb.order.conduct-right-appeal': {
    says: 'In beroep kunt u zeggen dat het niet gebeurde, dat u het niet was, of dat het bevel te veel vraagt.',
  },
  'gb.order.conduct-right-warned': {
    says: 'Zij moeten u eerst op papier hebben gewaarschuwd, met tijd om iets te veranderen.',
  },
  'gb.order.conduct-right-fair': {
    says: 'Het mag alleen vragen wat redelijk is om de schade voor anderen te stoppen, en wat u in de hand hebt.',
  },
  'gb.order.conduct-pause': {
    says: 'Loopt er een beroep, dan blijft wat verboden is verboden. Wat u moet doen, kan wachten.',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Uw beroep naar de rechter sturen',
    consequence: 'Daarna staat het bevel, en een rechter vraagt niet meer of het juist was.',
  },
  'gb.order.conduct-warning': {
    says: 'Het bevel overtreden zonder redelijk excuus is strafbaar. Het kan een boete ter plekke geven, of een boete van de rechter.',
  },
  'gb.order.conduct-step-keep': {
    says: 'Houd u vanaf nu aan het bevel, ook als u in beroep gaat. Schrijf elke dag op wat u deed.',
  },
  'gb.order.conduct-step-proof': {
    says: 'Vraag op papier om de waarschuwing en het bewijs achter het bevel. Zoek mensen die het zagen.',
  },
  'gb.order.conduct-option-keep': {
    says: 'Doe op tijd wat het vraagt, en zeg het de ambtenaar op papier.',
    title: 'U aan het bevel houden',
    cost: 'Wat de verandering kost.',
    time: 'Zolang het bevel loopt.',
    risk: 'Het kan lang lopen. Vraag wanneer het eindigt.',
    bestFor: 'Het is eerlijk, of makkelijk vol te houden.',
  },
  'gb.order.conduct-option-appeal': {
    says: 'Bel vandaag de rechtbank voor het formulier en de kosten. Geef uw redenen en bewijs.',
    title: 'In beroep gaan bij de rechter',
    cost: 'Griffierecht, en vaak kosten als u verliest.',
    time: 'Enkele maanden.',
    risk: 'Wat verboden is, blijft intussen verboden.',
    bestFor: 'Het is fout, te ruim, of kwam zonder waarschuwing.',
  },
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
  'gb.order.housing-who': {
    says: 'De gemeente vond een gevaar in een woning. Zij zegt de verhuurder of eigenaar welk werk te doen, en voor wanneer.',
  },
  'gb.order.housing-right-appeal': {
    says: 'U kunt binnen 21 dagen in beroep bij het woontribunaal (property tribunal). Het bevel wacht op de beslissing.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Uw beroep naar het tribunal sturen',
    consequence: 'Daarna is het bevel definitief.',
  },
  'gb.order.housing-step': {
    says: 'Lees welk werk wordt gevraagd en voor welke dagen. Vraag nu prijzen, en zeg de huurders wanneer er werklui komen.',
  },
  'gb.order.housing-right-grounds': {
    says: 'U kunt zeggen dat een andere eigenaar het werk moet doen, of dat een andere weg beter is voor deze woning.',
  },
  'gb.order.housing-right-reasons': {
    says: 'Het bevel moet het gevaar, het werk, de dagen en uw recht op beroep noemen.',
  },
  'gb.order.housing-step-officer': {
    says: 'Bel de ambtenaar als een dag niet haalbaar is of een ander herstel genoeg is. Vraag het antwoord op papier.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Stuur het formulier met het bevel, uw redenen en een rapport of prijzen.',
    title: 'In beroep gaan bij het tribunal',
    cost: 'Een bedrag voor het tribunal.',
    time: 'Enkele maanden.',
    risk: 'Verliest u, dan moet het werk nog steeds gebeuren.',
    bestFor: 'Er is geen gevaar, het is niet aan u, of er wordt te veel gevraagd.',
  },
  'gb.order.housing-warning': {
    says: 'Het werk niet doen zonder redelijk excuus is strafbaar. De gemeente kan een boete geven, of het werk doen en u laten betalen.',
  },
  'gb.order.housing-option-works': {
    says: 'Laat het doen voor de dagen in het bevel, en stuur de gemeente de rekeningen en foto’s.',
    title: 'Het werk op tijd laten doen',
    cost: 'Wat het werk kost.',
    time: 'De dagen in het bevel.',
    risk: 'Is een vakman te laat, zeg het de gemeente voor de dag.',
    bestFor: 'Het gevaar is echt.',
  },
}
