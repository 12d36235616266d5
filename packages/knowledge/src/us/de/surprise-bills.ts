/** The German words of the rows in ../surprise-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SURPRISE_BILLS_DE: Words = {
  ...stateWords('surprise-bill', {
    AZ: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    CA: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    FL: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    GA: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    IL: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    MI: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    NJ: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    NY: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    OH: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    TX: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    VA: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
    WA: 'begrenzt auch das Recht des Staates Überraschungsrechnungen (surprise bills) von Ärzten außerhalb Ihres Netzes. Zahlen Sie nur Ihren Anteil im Netz und beschweren Sie sich beim Versicherungsamt',
  }),
}
