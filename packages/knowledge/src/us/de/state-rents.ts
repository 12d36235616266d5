/** The German words of the rows in ../state-rents.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_RENTS_DE: Words = {
  ...stateWords('bad-home', {
    AZ: 'können schwere Fehler, von denen Sie dem Vermieter sagten, vor Gericht gegen die Miete gerechnet werden',
    CA: 'ist eine unbewohnbare Wohnung ein Einwand gegen einen Fall wegen unbezahlter Miete',
    FL: 'können schwere Fehler ein Einwand sein, wenn Sie dem Vermieter sieben Tage vorher geschrieben haben. Sie müssen die Miete beim Gericht einzahlen',
    GA: 'muss der Vermieter die Wohnung in Ordnung halten. Ihr Verlust kann gegen die Miete gerechnet werden',
    IL: 'kann eine unbewohnbare Wohnung ein Einwand gegen einen Fall wegen unbezahlter Miete sein',
    MA: 'können schlechte Zustände, von denen der Vermieter wusste, die Miete senken oder die Räumung stoppen',
    MI: 'muss der Vermieter die Wohnung bewohnbar und in Ordnung halten. Das kann gegen die Miete gerechnet werden',
    NJ: 'können schlechte Zustände die Miete senken. Halten Sie das Geld für das Gericht bereit',
    NY: 'muss eine Wohnung bewohnbar und sicher sein (warranty of habitability). Ist sie es nicht, kann ein Richter die Miete senken. Gebühren für Verspätung sind begrenzt',
    NC: 'muss der Vermieter die Wohnung bewohnbar halten. Für die schlechten Monate können Sie Miete zurückfordern, aber hören Sie nicht von selbst auf zu zahlen',
    OH: 'können Sie die Miete an die Geschäftsstelle des Gerichts (clerk) zahlen, wenn Sie nicht im Rückstand sind und die Fehler schriftlich gemeldet haben',
    PA: 'muss eine Wohnung bewohnbar sein. Ist sie es nicht, kann ein Richter die Miete senken',
    TX: 'können Sie wegen Reparaturen meist keine Miete einbehalten, aber klagen, wenn der Vermieter nach einer Mitteilung nicht repariert',
    VA: 'können schlechte Zustände ein Einwand sein, wenn Sie es dem Vermieter vorher sagten. Behalten Sie die Miete bereit, ein Richter kann sie verlangen',
    WA: 'muss der Vermieter die Wohnung bewohnbar halten. Schwere Fehler können vor Gericht gegen die Miete gerechnet werden',
  }),
  ...stateWords('late-fee', {
    CO: 'braucht eine Mahngebühr (late fee) sieben Tage Verzug. Sie darf $50 oder 5 % der Miete sein, was mehr ist',
    CT: 'braucht eine Mahngebühr (late fee) neun Tage Verzug. Sie darf höchstens $5 am Tag bis $50 oder 5 % der späten Miete sein, was weniger ist',

    CA: 'muss eine Gebühr für Verspätung nah an dem liegen, was sie den Vermieter wirklich kostet',
    MA: 'ist eine Gebühr für Verspätung nur erlaubt, wenn der Mietvertrag es sagt und die Miete 30 Tage zu spät ist',
    NJ: 'muss eine Gebühr für Verspätung im Mietvertrag stehen und angemessen sein. Manche Menschen mit Leistungen oder Renten bekommen fünf Geschäftstage mehr',
    NY: 'braucht eine Gebühr für Verspätung fünf Tage Verzug. Sie darf $50 oder 5 % der Miete sein, was weniger ist. Sie ist kein Grund für eine Räumung',
    NC: 'braucht eine Gebühr für Verspätung fünf Tage Verzug. Sie darf $15 oder 5 % der Monatsmiete sein, was mehr ist',
    TX: 'braucht eine Gebühr für Verspätung einen schriftlichen Mietvertrag und zwei volle Tage Verzug und muss angemessen sein',
    VA: 'muss eine Gebühr für Verspätung im Mietvertrag stehen. Sie darf 10 % der Miete oder des offenen Betrags sein, was weniger ist',
    WA: 'ist eine Gebühr für Verspätung nur erlaubt, wenn die Miete mehr als fünf Tage zu spät ist. Sie darf nicht benutzt werden, um Sie zu räumen',
  }),
  ...stateWords('lease-early', {
    ...sameCells(
      'AZ CA IL MI NC NJ NY OH TX VA WA',
      'muss ein Vermieter meist versuchen, die Wohnung neu zu vermieten. Sie schulden nur, was bis dahin verloren geht',
    ),
    FL: 'wählt der Vermieter: neu vermieten, oder warten und Miete fordern. Ein Mietvertrag kann die Gebühr für frühes Gehen auf zwei Monatsmieten begrenzen',
  }),
}
