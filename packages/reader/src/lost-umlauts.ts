/** Names whose marks a scanner or a keyboard lost. German towns: "Betreibungsamt Zurich". */

const TOWNS =
  'Böblingen Düren Düsseldorf Fürth Göppingen Görlitz Göttingen Gütersloh Köln Köthen Lörrach Lübeck Lüneburg Mönchengladbach Mühlhausen Mülheim München Münster Nürnberg Osnabrück Plön Rüsselsheim Saarbrücken Schwäbisch Tübingen Würzburg Zürich'

const TOWN_OF: ReadonlyMap<string, string> = new Map(
  TOWNS.split(' ').map((town) => [withoutDots(town), town]),
)

/** The name with the dots that a second place has kept, or with those of its town, where the whole text has lost its own. */
export function withDots(text: string, name: string): string {
  if (/[äöüÄÖÜ]/.test(text)) return withMarks(text, name)
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => TOWN_OF.get(word) ?? word)
}

function withoutDots(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

/** "CAF du Rhone" where the letter also prints "CAF du Rhône": the name with the marks that a second place has kept. */
export function withMarks(text: string, name: string): string {
  const [plain, plainName] = [withoutMarks(text.slice(0, MOST)), withoutMarks(name)]
  if (plainName.length < 4) return name
  let best = name
  for (let at = plain.indexOf(plainName); at >= 0; at = plain.indexOf(plainName, at + 1)) {
    const printed = text.slice(at, at + plainName.length)
    if (marksIn(printed) > marksIn(best)) best = printed
  }
  return best
}

const MOST = 12_000

/** Letter by letter, so that places stay the same. */
function withoutMarks(text: string): string {
  return text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
}

function marksIn(text: string): number {
  return text.match(/[\u00c0-\u024f]/g)?.length ?? 0
}
