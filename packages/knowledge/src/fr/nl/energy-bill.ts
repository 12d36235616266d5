/** Bills and cut-off warnings for power and gas: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_WORDS: Words = {
  'fr.energy.not-yet-winter': {
    says: 'Ze mogen stroom of gas in uw hoofdwoning niet afsluiten van 1 november tot 31 maart.',
  },
  'fr.energy.not-yet-steps': {
    says: 'Ze kunnen niet meteen afsluiten. Ze moeten u twee keer schriftelijk waarschuwen, met tijd om te betalen: 15 dagen, dan 20 dagen.',
  },
  'fr.energy.know-back-billing': {
    says: 'Ze mogen energie van meer dan 14 maanden voor de laatste meteropname meestal niet rekenen.',
    learnMore: 'Vergelijk de data van het verbruik op de rekening.',
  },
  'fr.energy.step-check': {
    says: 'Lees uw meter af. Vergelijk met de rekening: echte opname of schatting, data, prijs.',
  },
  'fr.energy.step-cheque': {
    says: 'Kijk of u een energiecheque (chèque énergie) hebt. Stuur hem naar de leverancier: hij betaalt en beschermt u.',
  },
  'fr.energy.step-dispute': {
    says: "Is de rekening fout, schrijf dan en stuur een foto van de meter. Ga na twee maanden naar de energie-ombudsman (médiateur national de l'énergie).",
  },
  'fr.energy.right-winter': {
    says: 'U hebt van 1 november tot 31 maart recht op stroom en gas in uw hoofdwoning. Ze mogen de stroom verlagen, tenzij u de energiecheque (chèque énergie) hebt.',
  },
  'fr.energy.right-back-billing': {
    says: 'U hebt het recht niet te betalen voor verbruik ouder dan 14 maanden voor de laatste opname, tenzij u die tegenhield.',
  },
  'fr.energy.right-warnings': {
    says: 'U hebt recht op twee schriftelijke waarschuwingen voor een afsluiting, en op informatie over het huisvestingsfonds (FSL).',
  },
  'fr.energy.right-ombudsman': {
    says: "De energie-ombudsman (médiateur national de l'énergie) is gratis. Bel 0 800 112 212.",
  },
  'fr.energy.warn-spring': {
    says: 'De schuld blijft na de winter. Vanaf 1 april kan weer worden afgesloten, spreek dus nu een plan af.',
  },
  'fr.energy.insight-estimate': {
    says: 'Dit lijkt een inhaalrekening. Verbruik ouder dan 14 maanden voor de laatste opname hoeft u meestal niet te betalen.',
    actionable: 'Vraag de berekening maand voor maand en noem artikel L. 224-11.',
  },
}
