import type { Chapter } from './sections.ts'

/** The element id of a chapter, for links to it. */
export const chapterAnchor = (id: Chapter['id']) => `chapter-${id}`
