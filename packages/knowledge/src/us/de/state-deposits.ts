/** The German words of the rows in ../state-deposits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { stateWords } from './state-table.ts'
import { inState } from './states.ts'

const DEPOSIT_PENALTY = {
  AL: 'können Sie das Doppelte der Kaution verlangen, wenn sie nicht rechtzeitig zurück oder abgerechnet ist',
  AZ: 'können Sie das Doppelte der zu Unrecht behaltenen Summe verlangen',
  CA: 'können Sie bis zum Doppelten der Kaution dazu verlangen, wenn sie in böser Absicht behalten wurde',
  CO: 'können Sie das Dreifache der zu Unrecht behaltenen Summe verlangen. Schreiben Sie sieben Tage, bevor Sie klagen',
  CT: 'können Sie das Doppelte der Kaution verlangen, wenn sie nicht rechtzeitig zurück ist',
  DE: 'können Sie das Doppelte der zu Unrecht behaltenen Summe verlangen',
  GA: 'können Sie das Dreifache der absichtlich behaltenen Summe verlangen, außer von kleinen Vermietern',
  IL: 'können Sie das Doppelte der Kaution verlangen, von Vermietern mit fünf Wohnungen oder mehr, die in böser Absicht handeln',
  MD: 'können Sie bis zum Dreifachen der ohne guten Grund behaltenen Summe und Anwaltskosten verlangen',
  LA: 'können Sie das Doppelte der zu Unrecht behaltenen Summe verlangen, mindestens $300. Verlangen Sie sie vorher schriftlich, und warten Sie 30 Tage',
  MA: 'können Sie das Dreifache der Kaution verlangen, wenn sie nicht innerhalb von 30 Tagen zurück ist',
  MI: 'können Sie das Doppelte der zu Unrecht behaltenen Summe verlangen. Geben Sie Ihre neue Adresse innerhalb von vier Tagen schriftlich an, und antworten Sie per Post innerhalb von sieben Tagen auf die Liste der Schäden',
  MN: 'können Sie das Doppelte der zu Unrecht behaltenen Summe verlangen, und bis zu $500, wenn es in böser Absicht war',
  MO: 'können Sie bis zum Doppelten der zu Unrecht behaltenen Summe verlangen',
  ME: 'können Sie das Doppelte der zu Unrecht behaltenen Summe und Anwaltskosten verlangen. Schreiben Sie sieben Tage vor der Klage',
  MS: 'können Sie verlangen, was zu Unrecht behalten wurde, und bis zu $200 mehr bei böser Absicht',
  MT: 'können Sie verlangen, was zu Unrecht behalten wurde. Ohne rechtzeitige Liste darf für Schäden oder Putzen nichts behalten werden',
  ND: 'können Sie das Dreifache der ohne guten Grund behaltenen Summe verlangen',
  NE: 'können Sie verlangen, was Ihnen zusteht, und Anwaltskosten, und bis zu einer Monatsmiete mehr bei böser Absicht',
  NH: 'können Sie das Doppelte der Kaution verlangen, wenn sie zu Unrecht behalten wurde. Nennen Sie Ihre neue Adresse schriftlich',
  NM: 'können Sie die ganze Kaution verlangen, wenn in 30 Tagen keine Liste kam, und $250 bei böser Absicht',
  NV: 'können Sie die ganze Kaution verlangen, wenn sie nach 30 Tagen nicht zurück ist, und bis zu noch einmal so viel',
  NC: 'können Sie die ganze Kaution und vielleicht Anwaltskosten verlangen, wenn der Vermieter diese Regeln mit Absicht brach',
  NJ: 'können Sie das Doppelte der zu Unrecht behaltenen Summe und Kosten verlangen',
  NY: 'können Sie bis zum Doppelten der Kaution dazu verlangen, wenn sie absichtlich behalten wurde',
  OH: 'können Sie das Doppelte der zu Unrecht behaltenen Summe verlangen. Geben Sie Ihre neue Adresse schriftlich an',
  PA: 'können Sie das Doppelte der Summe verlangen, die über den echten Schaden hinaus behalten wurde. Geben Sie Ihre neue Adresse schriftlich an',
  TX: 'können Sie $100, das Dreifache der in böser Absicht behaltenen Summe und Anwaltskosten verlangen. Geben Sie vorher Ihre neue Adresse schriftlich an',
  WA: 'können Sie bis zum Doppelten der Kaution verlangen, wenn sie absichtlich behalten wurde',
  OK: 'können Sie die Kaution nur verlangen, wenn Sie sie innerhalb von sechs Monaten schriftlich fordern. Die 45 Tage laufen ab diesem Brief',
  RI: 'können Sie verlangen, was Ihnen zusteht, dazu das Doppelte der zu Unrecht behaltenen Summe und Anwaltskosten. Geben Sie Ihre neue Adresse schriftlich an',
  SC: 'können Sie das Dreifache der zu Unrecht behaltenen Summe und Anwaltskosten verlangen. Geben Sie Ihre neue Adresse schriftlich an',
  SD: 'können Sie die ganze Kaution verlangen, wenn keine Aufstellung rechtzeitig kam, und bis zu $200 bei böser Absicht. Geben Sie Ihre neue Adresse schriftlich an',
  VT: 'können Sie die ganze Kaution verlangen, wenn in 14 Tagen keine Aufstellung kam, und das Doppelte der Summe, wenn das Absicht war',
  WV: 'können Sie verlangen, was in böser Absicht behalten wurde, und das Anderthalbfache davon dazu',
  WY: 'können Sie die ganze Kaution und Gerichtskosten verlangen, wenn sie ohne guten Grund behalten wurde. Geben Sie Ihre neue Adresse innerhalb von 30 Tagen an',
}

export const STATE_DEPOSITS_DE: Words = {
  ...stateWords('deposit-penalty', DEPOSIT_PENALTY),
  ...stateWords('deposit-penalty-letter', DEPOSIT_PENALTY),
  ...Object.fromEntries(
    STATES.flatMap((state) => {
      const { deposit } = state.law
      if (!deposit) return []
      const says = `${inState(state)} hat ein Vermieter meist ${deposit.days} Tage nach Ihrem Auszug, um die Kaution zurückzugeben oder aufzulisten, was er behält.`
      return [[`${state.key}.deposit-days`, { says }]]
    }),
  ),
}
