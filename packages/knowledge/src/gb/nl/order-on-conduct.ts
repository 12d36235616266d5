/** A community protection notice: conduct that harms others nearby. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'U hebt 21 dagen voor beroep. De dag waarop u het bevel krijgt, telt als de eerste.'

export const ORDER_ON_CONDUCT_NL: Words = {
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
}
