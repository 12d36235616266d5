/** The German words of the rows in ../state-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_DEBTS_DE: Words = {
  ...stateWords('card-too-late', {
    AZ: 'kommt eine Klage wegen der meisten Kartenschulden sechs Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    CA: 'kommt eine Klage wegen der meisten Kartenschulden vier Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    GA: 'kommt eine Klage wegen der meisten Kartenschulden sechs Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    IL: 'kommt eine Klage wegen der meisten Kartenschulden fünf Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    MA: 'kommt eine Klage wegen der meisten Kartenschulden sechs Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    MI: 'kommt eine Klage wegen der meisten Kartenschulden sechs Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    NC: 'kommt eine Klage wegen der meisten Kartenschulden drei Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    NJ: 'kommt eine Klage wegen der meisten Kartenschulden sechs Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    NY: 'kommt eine Klage wegen der meisten Kartenschulden drei Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    OH: 'kommt eine Klage wegen der meisten Kartenschulden sechs Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    PA: 'kommt eine Klage wegen der meisten Kartenschulden vier Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    TX: 'kommt eine Klage wegen der meisten Kartenschulden vier Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
    WA: 'kommt eine Klage wegen der meisten Kartenschulden sechs Jahre nach der versäumten Zahlung zu spät. Das müssen Sie dem Gericht sagen',
  }),
}
