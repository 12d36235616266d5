/** The Dutch words of Germany: child maintenance. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_NL: Words = {
  'de.maintenance.want': {
    says: 'Ze willen weten wat u verdient, om geld voor uw kind te berekenen (Kindesunterhalt).',
  },
  'de.maintenance.reality': {
    says: 'U moet over uw inkomen antwoorden. Maar hoeveel u schuldig bent, hangt af van wat u verdient en nodig hebt om te leven.',
  },
  'de.maintenance.right-own': {
    says: 'U mag genoeg houden om van te leven (Selbstbehalt). Voor jonge kinderen moet u alles doen om te verdienen.',
  },
  'de.maintenance.right-past': {
    says: 'Voor vroeger bent u pas iets schuldig vanaf de maand waarin ze het u voor het eerst duidelijk vroegen.',
  },
  'de.maintenance.right-two-years': {
    says: 'Ze mogen pas na twee jaar weer naar uw inkomen vragen, tenzij ze tonen dat u veel meer verdient.',
  },
  'de.maintenance.right-minimum': {
    says: 'Er geldt een minimumbedrag naar leeftijd, en het verandert elk jaar. De helft van de kinderbijslag gaat eraf.',
  },
  'de.maintenance.right-change': {
    says: 'Verdient u nu veel minder? Een papier met een vast bedrag (Titel) blijft gelden totdat het veranderd is. Vraag de verandering meteen.',
  },
  'de.maintenance.warn-sign': {
    says: 'Een papier dat bij het Jugendamt getekend is, kan uitgevoerd worden als een vonnis. Laat het bedrag nagaan voordat u tekent.',
  },
  'de.maintenance.step-answer': {
    says: 'Stuur uiterlijk op de dag uw loonstroken van twaalf maanden, met uw huur, schulden en andere kinderen. Vraag meer tijd als u die nodig hebt.',
  },
  'de.maintenance.step-pay': {
    says: 'Betaal elke maand wat u zeker schuldig bent, en noem het kind en de maand bij de overboeking. Helemaal niet betalen kan strafbaar zijn.',
  },
  'de.maintenance.option-lawyer': {
    says: 'Laat een familieadvocaat het bedrag berekenen. Haal met een laag inkomen een bon (Beratungsschein) bij de rechtbank.',
    title: 'Het bedrag laten berekenen',
    cost: '€ 15 met een bon.',
    time: 'Vóór de dag in de brief.',
    risk: 'Geen.',
    bestFor: 'U verdient weinig, of hebt andere kinderen.',
  },
}
