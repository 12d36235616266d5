/** Dutch: the words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_NL: Words = {
  'gb.flight.wants': {
    says: 'De luchtvaartmaatschappij antwoordt over een late of geschrapte vlucht. U hoeft het eerste nee of een tegoedbon niet te nemen.',
  },
  'gb.flight.right-money': {
    says: 'Voor een laat geschrapte vlucht, of drie uur of meer vertraging, krijgt ieder £220, £350 of £520 naar afstand. De maatschappij is alleen vrij als ze er niets aan kon doen.',
  },
  'gb.flight.right-care': {
    says: 'Wat de oorzaak ook is, u kiest geld terug of een andere vlucht. Tijdens het wachten krijgt u eten en een kamer. Gaven ze niets, vraag dan eerlijke kosten met bonnen.',
  },
  'gb.flight.crew': {
    says: 'Het hoogste hof (Supreme Court) besliste dat ziek personeel bij het werk hoort. De maatschappij moet toch betalen.',
  },
  'gb.flight.step': {
    says: 'Vraag het schriftelijk voor elke persoon, met vluchtnummer en bonnen. Weigeren ze, ga dan naar hun geschillendienst of de Civil Aviation Authority. U hebt zes jaar in Engeland en Wales.',
  },
  'gb.bag.right': {
    says: 'De maatschappij moet betalen voor een verloren, late of kapotte koffer, tot een grens. Schrijf binnen 7 dagen bij schade, en 21 dagen bij een late koffer.',
  },
  'gb.flight.right-refused': {
    says: 'Bij drie uur vertraging of meer, of late annulering, moet de maatschappij een vast bedrag betalen, tenzij de oorzaak buiten haar macht lag. Zieke bemanning of een gewoon defect is haar risico. Weigert ze: haar gratis geschillenorgaan, de CAA, of de rechter binnen zes jaar.',
  },
  'gb.package.right': {
    says: 'Schrapt de organisator de reis of verandert die sterk, dan krijgt u alles binnen 14 dagen terug. Ging het slecht, dan kunt u een lagere prijs vragen.',
  },
  'gb.flight.right-fault': {
    says: 'De maatschappij moet bewijzen dat zij er niets aan kon doen. Een defect aan het vliegtuig is meestal haar eigen risico. Vraag wat zij deed om de vertraging te voorkomen.',
  },
  'gb.flight.right-six-years': {
    says: 'Een nee van de maatschappij is niet het einde. U hebt vanaf de vlucht zes jaar om het vaste bedrag bij de rechter te vragen.',
  },
}
