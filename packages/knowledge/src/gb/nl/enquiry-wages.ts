/** Questions about pay: wages, deductions, notice, the minimum wage and tips. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_NL: Words = {
  'gb.ask-work.unpaid': {
    says: 'Uw werkgever mag verdiend loon niet inhouden. Vraag schriftelijk om het bedrag en een datum. Wordt het niet betaald? Neem contact op met Acas. Een tekort kunt u binnen de termijn eisen.',
  },
  'gb.ask-work.deductions': {
    says: 'Loon mag alleen omlaag als de wet of uw contract het toestaat, of als u vooraf schriftelijk ja zei. In winkels mag voor een kastekort niet meer dan 10% van uw brutoloon weg.',
    dependsOn: 'wat u vooraf schriftelijk hebt afgesproken',
  },
  'gb.ask-work.notice-pay': {
    says: 'Na een maand werk geeft de wet u minstens één week opzegtermijn. Na twee jaar is het één week per vol jaar, tot 12. Uw contract kan meer geven. Bij ernstig wangedrag (gross misconduct) is het anders.',
    dependsOn: 'hoelang u er werkte en uw contract',
  },
  'gb.ask-work.payslip': {
    says: 'Elke werknemer moet op of vóór de betaaldag een loonstrook krijgen. Daarop staan het loon, de inhoudingen, en de uren als het loon daarvan afhangt.',
  },
  'gb.ask-work.tips': {
    says: 'Werkgevers mogen fooien en bedieningsgeld niet houden. Sinds 1 oktober 2024 moeten ze alles doorgeven, eerlijk verdeeld, vóór het eind van de volgende maand.',
  },
  'gb.ask-work.ni-wages': {
    says: 'Vraag schriftelijk om het bedrag en een datum. Wordt het niet betaald? Bel de Labour Relations Agency op 03300 555 300. U hebt meestal drie maanden voor een zaak.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'Nee, meestal niet. Ze hebben een wet, een regel in uw contract of uw schriftelijke ja van vooraf nodig. Kosten voor het werk mogen u niet onder het minimumloon brengen. Vraag het schriftelijk en neem nu contact op met Acas, want de termijnen zijn kort.',
  },
}
