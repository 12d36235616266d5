/** What to do about a notice to leave a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_DE: Words = {
  'gb.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus und geben Sie keine Schlüssel zurück. Gehen Sie zu früh, können Sie Rechte und Hilfe der Gemeinde verlieren.',
  },
  'gb.home.step-lawyer': {
    says: 'Holen Sie jetzt kostenlose Rechtshilfe: eine Wohnberatung mit legal aid, Shelter oder Citizens Advice. Zeigen Sie die Kündigung (notice).',
  },
  'gb.home.step-council': {
    says: 'Sagen Sie es Ihrer Gemeinde (council). Droht der Verlust innerhalb von 56 Tagen, muss sie helfen, die Wohnung zu halten oder eine andere zu finden.',
  },
  'gb.home.step-council-wales': {
    says: 'Sagen Sie es Ihrer Gemeinde (council). Droht der Verlust der Wohnung innerhalb von 56 Tagen, muss sie Ihnen helfen.',
  },
  'gb.home.step-keep-paying': {
    says: 'Zahlen Sie weiter Miete oder so viel, wie Sie können. Behalten Sie jeden Beleg.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Bleiben Sie in Ihrer Wohnung und holen Sie heute Rat bei Shelter Scotland oder einem citizens advice bureau.',
  },
  'gb.home.step-advice-ni': {
    says: 'Bleiben Sie in Ihrer Wohnung und holen Sie heute Rat bei Housing Rights.',
  },
  'gb.home.step-arrears': {
    says: 'Fehlt Miete, bieten Sie die Miete und jede Woche etwas für den Rückstand an. Prüfen Sie Sozialleistungen und Wohngeld der Gemeinde (housing payment).',
  },
  'gb.home.step-dispute': {
    says: 'Verlangen Sie einen Mietkontoauszug und prüfen Sie jede Zeile. Notieren Sie jede fehlende Reparatur und jeden Brief dazu.',
  },
  'gb.home.step-arrears-ni': {
    says: 'Sind Sie mit der Miete im Rückstand, bieten Sie die Miete plus eine kleine wöchentliche Rate an. Fragen Sie die Housing Executive nach einer discretionary housing payment (Wohnhilfe).',
  },
}
