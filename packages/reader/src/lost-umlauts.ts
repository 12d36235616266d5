/** German towns whose dots a scanner lost: "Betreibungsamt Zurich". */

const TOWNS =
  'Böblingen Düren Düsseldorf Fürth Göppingen Görlitz Göttingen Gütersloh Köln Köthen Lörrach Lübeck Lüneburg Mönchengladbach Mühlhausen Mülheim München Münster Nürnberg Osnabrück Plön Rüsselsheim Saarbrücken Schwäbisch Tübingen Würzburg Zürich'

const TOWN_OF: ReadonlyMap<string, string> = new Map(
  TOWNS.split(' ').map((town) => [withoutDots(town), town]),
)

/** The name with the dots of its town, where the whole text has lost its own. */
export function withDots(text: string, name: string): string {
  if (/[äöüÄÖÜ]/.test(text)) return name
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => TOWN_OF.get(word) ?? word)
}

function withoutDots(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
