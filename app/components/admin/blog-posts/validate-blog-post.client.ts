import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { type ValidateForm, validateForm } from "~/components/admin/owner-form/validate-form.client";

/** Validates the blog post form in the browser. */
export const validate: ValidateForm = (formData) => validateForm(formData, blogPostSchema);
